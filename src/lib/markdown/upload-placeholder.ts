// Placeholders in a text for images that are still being uploaded. A placeholder must never be sent to the platform,
// not even within raw HTML or code, because visitors of the help center would see it as text.

export const UPLOAD_SCHEME = 'upload:';

/** Returns the end of the placeholder's Markdown, which follows the alternative text. */
export const formatPlaceholderEnd = (id: string): string => `](${UPLOAD_SCHEME}${id})`;

/**
 * Matches placeholders. A placeholder whose ID has the format of this module may be anywhere in the text. Any other
 * placeholder must be the URL of a Markdown image or link.
 */
const PLACEHOLDER = /\bupload:[0-9a-f]{8}\b|\]\([ \t]*<?upload:/i;
const ID = /upload:([0-9a-f]{8})\b/i;
const PLACEHOLDER_OR_BREAK = new RegExp(`${PLACEHOLDER.source}|\\r\\n|\\r|\\n`, 'gi');

/**
 * Reports whether a text contains a placeholder. Searches for the prefix first, because this reduces the time for a
 * megabyte without placeholders to a third.
 */
export const hasUnfinishedUpload = (text: string): boolean => /upload:/i.test(text) && PLACEHOLDER.test(text);

export interface UnfinishedUpload {
  /** The line number, starting at 1. */
  readonly line: number;
  /** The ID of the placeholder. Empty if the ID doesn't have the format of this module. */
  readonly id: string;
}

/** Returns all placeholders of a text. */
export function findUnfinishedUploads(text: string): UnfinishedUpload[] {
  const found: UnfinishedUpload[] = [];
  let line = 1;
  for (const { 0: match, index } of text.matchAll(PLACEHOLDER_OR_BREAK)) {
    if (/^[\r\n]/.test(match)) line += 1;
    else found.push({ line, id: ID.exec(text.slice(index, index + match.length + 8))?.[1] ?? '' });
  }
  return found;
}
