/** Without capitals and accents: how what people type is compared with what stands there. */
export const folded = (text: string): string =>
  (isPlain(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '')).toLowerCase();

/** Most names have no accents, and ten thousand of them are folded at once. */
const isPlain = (text: string) => /^[ -~]*$/.test(text);

/** Reports whether a text contains a search. Ignores case, diacritics and white space around the search. */
export const includesFolded = (text: string, search = ''): boolean =>
  folded(text).includes(folded(search).trim());
