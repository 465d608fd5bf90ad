// Reads small text files that the console itself has written.

/** The maximum size of a file, because parsing blocks the page. Ten thousand macros or campaigns are smaller. */
const MAX_BYTES = 20 * 1024 * 1024;

/** Returns the text of the file, or null if it is too large or can't be read. */
export const readFileText = async (file: Blob): Promise<string | null> =>
  file.size > MAX_BYTES ? null : file.text().catch(() => null);
