/** Removes case and accents, for comparing a search with a name. */
export const folded = (text: string): string =>
  (isPlain(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '')).toLowerCase();

/** Reports whether a text is ASCII. Skips normalization for most names, because ten thousand are processed at once. */
const isPlain = (text: string) => /^[ -~]*$/.test(text);

/** Reports whether a text contains a search. Ignores case, accents and white space around the search. */
export const includesFolded = (text: string, search = ''): boolean =>
  folded(text).includes(folded(search).trim());
