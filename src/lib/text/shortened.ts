// The beginning of a text that may be of any length, where the beginning says enough: a word of a megabyte holds up the page.

const SHOWN = 300;

export const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
