// Images as the uploads name them: by their Markdown.
import type { NewImage } from './paste/images';

/** Reads `![alt](address)`. */
export function readImage(markdown: string): NewImage {
  const [, alt = '', src = ''] = /^!\[([^\]]*)\]\((.*)\)$/s.exec(markdown) ?? [];
  return { src, alt };
}

/** Reads the address of the end of an image, `](address)`. */
export const readAddress = (end: string): string => end.slice(']('.length, -')'.length);
