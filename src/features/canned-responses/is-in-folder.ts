import { getShortCodeFolder } from './folders';

/**
 * Reports whether a short code is in a folder or its subfolders. An undefined path matches all short codes. An empty
 * path matches short codes without a folder.
 */
export function isInFolder(shortCode: string, path: string | undefined): boolean {
  if (path === undefined) return true;
  const folder = getShortCodeFolder(shortCode);
  return path === '' ? folder === null : folder === path || `${folder}/`.startsWith(`${path}/`);
}
