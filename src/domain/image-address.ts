// Addresses of images and their words, fit to stand in Markdown.
import { isImageUrl } from '~/lib/markdown/safe-address';

/**
 * An address that the platform gave for an upload, fit to stand in Markdown; null where it must not stand there.
 * It is only embedded, never trusted.
 * @param refusedHost the console's own, where it serves no images
 */
export function imageAddress(fileUrl: string, refusedHost: string | null = null): string | null {
  if (!URL.canParse(fileUrl)) return null;
  const url = new URL(fileUrl);
  if (!isImageUrl(url) || url.host === refusedHost) return null;
  return url.href.replace(/[()<>\s\\]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** An alternative text as it stands between the brackets of an image. */
export const alternativeText = (text: string): string =>
  text.replace(/[\r\n]+/g, ' ').replace(/[\\[\]]/g, (letter) => `\\${letter}`);
