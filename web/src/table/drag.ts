/// Dragging with mouse, finger or pen: the thing follows the pointer, and what lies under it when it is let go is told.
/// Less than a few pixels is no drag, so that a click stays a click. What can be dragged by a finger has `touch-action: none`.

interface Drag {
    /// Whether this may be dragged now.
    may: () => boolean;
    /// The place under the pointer (its `data-place`), or null.
    drop: (place: string | null) => void;
}

const slack = 8;

export function dragged(element: HTMLElement, drag: Drag): { update(next: Drag): void; destroy(): void } {
    let current = drag;
    let from: { x: number; y: number; pointer: number } | null = null;
    let ghost: HTMLElement | null = null;

    function down(event: PointerEvent): void {
        if (event.button !== 0 || !current.may()) return;
        from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
        addEventListener('pointermove', move);
        addEventListener('pointerup', up);
        addEventListener('pointercancel', cancel);
    }
    function move(event: PointerEvent): void {
        if (!from || event.pointerId !== from.pointer) return;
        const x = event.clientX - from.x;
        const y = event.clientY - from.y;
        if (!ghost) {
            if (Math.hypot(x, y) < slack) return;
            ghost = lift();
        }
        event.preventDefault();
        ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
        for (const each of document.querySelectorAll('.drop-here')) each.classList.remove('drop-here');
        under(event)?.classList.add('drop-here');
    }
    function up(event: PointerEvent): void {
        if (ghost) {
            // The click that follows a drag is not a choice.
            element.addEventListener('click', swallow, { capture: true, once: true });
            setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 50);
            const place = under(event)?.getAttribute('data-place') ?? null;
            cancel();
            current.drop(place);
        } else cancel();
    }
    function cancel(): void {
        from = null;
        ghost?.remove();
        ghost = null;
        element.classList.remove('lifted');
        for (const each of document.querySelectorAll('.drop-here')) each.classList.remove('drop-here');
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', up);
        removeEventListener('pointercancel', cancel);
    }
    function lift(): HTMLElement {
        const box = element.getBoundingClientRect();
        const copy = element.cloneNode(true) as HTMLElement;
        for (const each of [copy, ...copy.querySelectorAll('[data-place]')]) each.removeAttribute('data-place');
        copy.setAttribute('aria-hidden', 'true');
        Object.assign(copy.style, {
            position: 'fixed', left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`,
            height: `${box.height}px`, margin: '0', zIndex: '70', pointerEvents: 'none',
        });
        document.body.append(copy);
        element.classList.add('lifted');
        return copy;
    }
    const under = (event: PointerEvent): Element | null =>
        document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-place]') ?? null;
    const swallow = (event: Event): void => {
        event.stopPropagation();
        event.preventDefault();
    };

    element.addEventListener('pointerdown', down);
    return {
        update: (next) => (current = next),
        destroy() {
            cancel();
            element.removeEventListener('pointerdown', down);
        },
    };
}
