// Prepares image URLs and alt text for Markdown.
import { isSafeImageUrl } from '~/lib/markdown/safe-address';

/**
 * Returns the URL of an uploaded image, escaped for Markdown, or null if the image must not be embedded. The URL comes
 * straight from the platform's response and isn't trusted.
 * @param blockedHost the console's own host, unless it serves images
 */
export function toImageAddress(fileUrl: string, blockedHost: string | null = null): string | null {
  if (!URL.canParse(fileUrl)) return null;
  const url = new URL(fileUrl);
  if (!isSafeImageUrl(url) || url.host === blockedHost) return null;
  return url.href.replace(/[()<>\s\\]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Escapes an alternative text for use between the brackets of a Markdown image. */
export const escapeAlternativeText = (text: string): string =>
  text.replace(/[\r\n]+/g, ' ').replace(/[\\[\]]/g, (letter) => `\\${letter}`);
