// Detects the type of an image from its content.

export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * Returns the type of an image by its first bytes, whatever the file's name. Returns null for types that articles don't
 * support, including SVG.
 */
export function detectImageType(bytes: Uint8Array): ImageType | null {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  return null;
}

/** Returns the number of pixels that the header of an image states, or null if the header can't be parsed. */
export function readPixelCount(bytes: Uint8Array, type: ImageType): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    switch (type) {
      case 'image/png':
        return view.getUint32(16) * view.getUint32(20);
      case 'image/gif':
        return view.getUint16(6, true) * view.getUint16(8, true);
      case 'image/webp':
        return webpPixels(view, ascii(bytes, 12, 16));
      case 'image/jpeg':
        return jpegPixels(view);
    }
  } catch {
    // The header is truncated.
    return null;
  }
}

function webpPixels(view: DataView, kind: string): number | null {
  const extended = (at: number) => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1;
  const packed = (shift: number) => ((view.getUint32(21, true) >>> shift) & 0x3fff) + 1;
  if (kind === 'VP8X') return extended(24) * extended(27);
  if (kind === 'VP8L') return packed(0) * packed(14);
  return kind === 'VP8 ' ? (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff) : null;
}

/** Searches the segments of a JPEG file for a frame header. */
function jpegPixels(view: DataView): number | null {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    // A marker may be preceded by any number of fill bytes.
    while (view.getUint8(at + 1) === 0xff) at += 1;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
  }
  return null;
}

const EXTENSIONS: Readonly<Record<ImageType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** Returns the file name with the extension of the image's actual type. */
export const toImageName = (name: string, type: ImageType): string =>
  `${name.replace(/\.[^.]*$/, '').slice(0, 80) || 'image'}.${EXTENSIONS[type]}`;
