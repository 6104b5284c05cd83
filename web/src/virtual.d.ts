declare module 'virtual:words' {
    type Texts = { default: Record<string, string> };
    export const languages: Record<string, () => Promise<Texts>>;
    export const topics: Record<string, () => Promise<Texts>>;
}
declare module 'virtual:emblems/*' {
    const bodies: Record<string, string>;
    export default bodies;
}
