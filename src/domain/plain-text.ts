/**
 * The text without the invisible signs that turn the direction of writing: in a name they would show its letters in another
 * order. They come along with pasted numbers and names, so they are left out and not refused.
 */
export const withoutDirections = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '');
