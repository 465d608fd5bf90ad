/** Removes case and accents, for comparing a search with a name. */
export const foldText = (text: string): string =>
  (isPlain(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '')).toLowerCase();

/** Reports whether a text is ASCII. ASCII needs no normalization, which saves time with ten thousand names. */
const isPlain = (text: string) => /^[ -~]*$/.test(text);

/** Reports whether a text contains a search. Ignores case, accents, and white space around the search. */
export const includesText = (text: string, search = ''): boolean =>
  foldText(text).includes(foldText(search).trim());
