/**
 * Removes everything but letters and digits from a pasted code, and turns full-width characters into plain ones. The code
 * stays a string because leading zeros count.
 */
export const normalizeSignInCode = (pasted: string): string =>
  pasted.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
