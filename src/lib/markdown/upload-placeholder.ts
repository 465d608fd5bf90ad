// What stands in a text for an image that isn't uploaded yet. It must never reach the platform, wherever it stands:
// in raw HTML and in code it is no image, but readers would see it all the same.

export const UPLOAD_SCHEME = 'upload:';

/** Everything behind an image's alternative text. */
export const placeholderEnd = (id: string): string => `](${UPLOAD_SCHEME}${id})`;

/** An id as it is given here, anywhere; or any other, as the address of a Markdown image or link. */
const PLACEHOLDER = /\bupload:[0-9a-f]{8}\b|\]\([ \t]*<?upload:/i;
const PLACEHOLDER_OR_BREAK = new RegExp(`${PLACEHOLDER.source}|\\r\\n|\\r|\\n`, 'gi');

export const hasUnfinishedUpload = (text: string): boolean => PLACEHOLDER.test(text);

/** Every placeholder of a text, with its line from 1. */
export function unfinishedUploads(text: string): { readonly line: number }[] {
  const found: { line: number }[] = [];
  let line = 1;
  for (const [match] of text.matchAll(PLACEHOLDER_OR_BREAK)) {
    if (/^[\r\n]/.test(match)) line += 1;
    else found.push({ line });
  }
  return found;
}
