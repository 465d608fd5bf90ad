/** Without capitals, accents and the spaces around it. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** Whether two people would take these for one name. A blank one is like no other. */
export const isSameName = (before: string, after: string): boolean =>
  folded(before) !== '' && folded(before) === folded(after);
