/**
 * An address that the platform gave for an upload, fit to stand in Markdown; null where it must not stand there.
 * It is only embedded, never trusted: https, or http on this machine.
 */
export function imageAddress(fileUrl: string): string | null {
  if (!URL.canParse(fileUrl)) return null;
  const url = new URL(fileUrl);
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) return null;
  return url.href.replace(/[()<>\s\\]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** An alternative text as it stands between the brackets of an image. */
export const alternativeText = (text: string): string =>
  text.replace(/[\r\n]+/g, ' ').replace(/[\\[\]]/g, (letter) => `\\${letter}`);
