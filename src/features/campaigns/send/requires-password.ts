/** Reports whether sending to this number of recipients asks for the password again. */
export const requiresPassword = (reachable: number, above: number | null): boolean =>
  above !== null && reachable > above;
