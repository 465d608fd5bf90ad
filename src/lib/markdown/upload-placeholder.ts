// What stands in a text for an image that isn't uploaded yet. It must never reach the platform, wherever it stands:
// in raw HTML and in code it is no image, but readers would see it all the same.

export const UPLOAD_SCHEME = 'upload:';

/** Everything behind an image's alternative text. */
export const placeholderEnd = (id: string): string => `](${UPLOAD_SCHEME}${id})`;

/** An id as it is given here, anywhere; or any other, as the address of a Markdown image or link. */
const PLACEHOLDER = /\bupload:[0-9a-f]{8}\b|\]\([ \t]*<?upload:/i;
const ID = /upload:([0-9a-f]{8})\b/i;
const PLACEHOLDER_OR_BREAK = new RegExp(`${PLACEHOLDER.source}|\\r\\n|\\r|\\n`, 'gi');

/** The word is looked for first: in a megabyte without it, that takes a third of the time. */
export const hasUnfinishedUpload = (text: string): boolean => /upload:/i.test(text) && PLACEHOLDER.test(text);

export interface UnfinishedUpload {
  /** From 1. */
  readonly line: number;
  /** As it was given here; empty for any other. */
  readonly id: string;
}

/** Every placeholder of a text. */
export function unfinishedUploads(text: string): UnfinishedUpload[] {
  const found: UnfinishedUpload[] = [];
  let line = 1;
  for (const { 0: match, index } of text.matchAll(PLACEHOLDER_OR_BREAK)) {
    if (/^[\r\n]/.test(match)) line += 1;
    else found.push({ line, id: ID.exec(text.slice(index, index + match.length + 8))?.[1] ?? '' });
  }
  return found;
}
