// Reads small text files that the console itself has written.

/**
 * Maximum size: more than ten thousand macros or campaigns need. Parsing blocks the page, so the size must be limited.
 */
const MOST_BYTES = 20 * 1024 * 1024;

/** Returns the text of the file, or null if it is too large or can't be read. */
export const readFileText = async (file: Blob): Promise<string | null> =>
  file.size > MOST_BYTES ? null : file.text().catch(() => null);
