/**
 * Normalizes a pasted sign-in code. Converts full-width characters to ASCII, and removes everything but letters and
 * digits. The code stays a string, because it may start with zeros.
 */
export const normalizeSignInCode = (pasted: string): string =>
  pasted.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
