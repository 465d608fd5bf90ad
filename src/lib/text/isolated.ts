// Texts of the platform within sentences of ours.

/** Letters that run from right to left, and signs that turn the direction of whatever follows. */
const TURNING = /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const ISOLATES = /[\u2066-\u2069]/g;

/** The platform's text as a part of a sentence of ours: a direction that it has ends with it. */
export const isolated = (text: string): string =>
  TURNING.test(text) ? `\u2068${text.replaceAll(ISOLATES, '')}\u2069` : text;
