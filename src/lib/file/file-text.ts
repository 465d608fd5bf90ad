// The text of a file that somebody chose, where it can't be much: what the console itself wrote once.

/** More than ten thousand macros, or campaigns, have. What is parsed at once on the page's own thread has to end. */
const MOST_BYTES = 20 * 1024 * 1024;

/** Null where the file is larger than any of ours, or this browser can't read it (any more). */
export const fileText = async (file: Blob): Promise<string | null> =>
  file.size > MOST_BYTES ? null : file.text().catch(() => null);
