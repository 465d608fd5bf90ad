// Prevents text from the platform from changing the writing direction of the sentences it is inserted into.

/** Right-to-left letters and characters that change the direction of the following text. */
const TURNING = /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const ISOLATES = /[\u2066-\u2069]/g;

/** Encloses a text in isolate characters, so that its direction doesn't affect the surrounding sentence. */
export const isolateDirection = (text: string): string =>
  TURNING.test(text) ? `\u2068${text.replaceAll(ISOLATES, '')}\u2069` : text;
