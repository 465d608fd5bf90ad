/**
 * Normalizes a pasted sign-in code: removes everything but letters and digits, and converts full-width characters to
 * ASCII. The code stays a string because leading zeros count.
 */
export const normalizeSignInCode = (pasted: string): string =>
  pasted.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
