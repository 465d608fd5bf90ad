// Shortens a text for display, because rendering a single word of a megabyte would block the page.

const SHOWN = 300;

export const shortenText = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
