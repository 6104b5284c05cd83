import { motion, pace } from '../base/settings.svelte';

/// A card that flies over the table, from one place to another. It is only a picture: the table has changed already.

interface Look {
    colour: string;
    emblem: string;
}

/// `look` is its face; without one its back is seen, in the colour `back`.
export function flyCard(from: DOMRect, to: DOMRect, look: Look | null, back = 'var(--back)'): void {
    if (!motion()) return;
    const [w, h] = [62, 86];
    const card = document.createElement('div');
    card.className = 'flying-card';
    card.setAttribute('aria-hidden', 'true');
    Object.assign(card.style, {
        position: 'fixed', left: '0', top: '0', width: `${w}px`, height: `${h}px`, zIndex: '65', pointerEvents: 'none',
        border: '1.5px solid var(--outline)', background: look ? `var(--${look.colour}-wash)` : back,
        borderTop: look ? `16px solid var(--${look.colour})` : '', willChange: 'transform',
    });
    if (look) card.innerHTML = `<svg viewBox="0 0 512 512" style="width:100%;height:100%;padding:6px;fill:var(--${look.colour}-deep)">${look.emblem}</svg>`;
    document.body.append(card);
    const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2 - w / 2, box.top + box.height / 2 - h / 2];
    const [x1, y1] = middle(from);
    const [x2, y2] = middle(to);
    const flight = card.animate(
        [
            { transform: `translate(${x1}px, ${y1}px)` },
            { transform: `translate(${(x1 + x2) / 2}px, ${(y1 + y2) / 2 - 26}px) rotate(4deg)`, offset: 0.55 },
            { transform: `translate(${x2}px, ${y2}px)` },
        ],
        { duration: Math.min(Math.max(pace() * 0.75, 220), 700), easing: 'cubic-bezier(.3,.1,.2,1)' },
    );
    flight.onfinish = flight.oncancel = () => card.remove();
}
