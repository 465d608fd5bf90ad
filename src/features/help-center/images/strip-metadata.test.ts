import { describe, expect, it } from 'vitest';
import { detectImageType, readPixelCount, toImageName } from '~/lib/file/image-type';
import { stripMetadata } from './strip-metadata';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [...part],
    ),
  );
const text = (found: Uint8Array) => String.fromCharCode(...found);

const exif = (orientation: number) =>
  bytes('Exif\0\0', 'MM', [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0], 'GPS');
const segment = (marker: number, content: Uint8Array) =>
  bytes([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255], [...content]);
const chunk = (kind: string, content: string) =>
  bytes([0, 0, 0, content.length], kind, content, [1, 2, 3, 4]);

describe('image files', () => {
  it.each([
    [bytes('\x89PNG\r\n\x1a\n'), 'image/png'],
    [bytes([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    [bytes('GIF89a'), 'image/gif'],
    [bytes('RIFF', [1, 0, 0, 0], 'WEBP'), 'image/webp'],
    [bytes('<svg xmlns="http://www.w3.org/2000/svg">'), null],
    [bytes('RIFF', [1, 0, 0, 0], 'WAVE'), null],
    [bytes(), null],
    [bytes('<!DOCTYPE html><script>'), null],
    [bytes('<?xml version="1.0"?><svg>'), null],
    [bytes(' \x89PNG\r\n\x1a\n'), null],
    [bytes('\x89PNG\n\x1a\n'), null],
    [bytes('GIF88a'), null],
    [bytes('gif89a'), null],
    [bytes('RIFF', [1, 0, 0, 0], 'AVI '), null],
    [bytes('\0\0\0\x1cftypavif'), null],
    [bytes('\0\0\0\x18ftypmp42'), null],
    [bytes('BM', [0x36, 0, 0, 0]), null],
    [bytes([0, 0, 1, 0, 1, 0]), null],
    [bytes('II*\0'), null],
    [bytes('%PDF-1.7'), null],
    [bytes('PK\x03\x04'), null],
    [bytes('MZ\x90\0'), null],
    [bytes('\x7fELF'), null],
    [bytes('#!/bin/sh\n'), null],
  ])('recognizes the type of an image by its first bytes: case %#', (file, type) => {
    expect(detectImageType(file)).toBe(type);
  });

  it('gives an uploaded image the file extension of its actual type', () => {
    expect(toImageName('photo.exe', 'image/png')).toBe('photo.png');
    expect(toImageName('.hidden', 'image/jpeg')).toBe('image.jpg');
  });
});

describe('declared pixels of an image', () => {
  const PNG = bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 1, 0, 0, 0, 0, 0x80, 0], [8, 6, 0, 0, 0]);
  const webp = (kind: string, rest: readonly number[]) => bytes('RIFF', [0, 0, 0, 0], 'WEBP', kind, rest);
  it.each([
    ['a PNG', PNG, 65_536 * 32_768],
    ['a GIF', bytes('GIF89a', [0xff, 0xff, 0x02, 0x00]), 65_535 * 2],
    [
      'a JPEG after other segments',
      bytes(
        [0xff, 0xd8],
        [...segment(0xe1, exif(6))],
        [...segment(0xc4, bytes('Huffman'))],
        [0xff, 0xc2, 0, 11, 8, 0xff, 0xff, 0x10, 0x00, 1],
      ),
      65_535 * 4096,
    ],
    ['an extended WebP', webp('VP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 1, 0, 0]), 16_777_216 * 2],
    ['a lossless WebP', webp('VP8L', [5, 0, 0, 0, 0x2f, 0xff, 0xff, 0xff, 0x0f]), 16_384 * 16_384],
    ['a lossy WebP', webp('VP8 ', [10, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0xff, 0x3f, 0x02, 0x00]), 16_383 * 2],
    [
      'a JPEG with fill bytes before a marker',
      bytes(
        [0xff, 0xd8, 0xff],
        [...segment(0xe1, exif(6))],
        [0xff, 0xff, 0xff, 0xc0, 0, 11, 8, 0, 2, 0, 3, 1],
      ),
      6,
    ],
    ['a JPEG with only fill bytes', bytes([0xff, 0xd8, 0xff, 0xff, 0xff]), null],
    ['a truncated PNG', bytes('\x89PNG\r\n\x1a\n'), null],
    ['a truncated JPEG', bytes([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff]), null],
    ['a JPEG with an invalid segment length', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0, 1, 1]), null],
  ])('reads the declared size of %s', (_, file, pixels) => {
    const type = detectImageType(file);
    expect(type && readPixelCount(file, type)).toBe(pixels);
  });
});

describe('image metadata', () => {
  it('removes the metadata of a JPEG without changing a byte of its image data', () => {
    const scan = bytes([0xff, 0xda, 0, 4, 1, 2], 'Exif in the picture', [0xff, 0xd9]);
    const profile = segment(0xe2, bytes('ICC_PROFILE\0'));
    const file = bytes(
      [0xff, 0xd8],
      [...segment(0xe1, exif(6))],
      [...profile],
      [...segment(0xfe, bytes('by Ana'))],
      [...scan],
    );
    const { bytes: left, orientation } = stripMetadata(file, 'image/jpeg');
    expect(orientation).toBe(6);
    expect(left).toEqual(bytes([0xff, 0xd8], [...profile], [...scan]));
  });

  it('removes all metadata of a JPEG with fill bytes, including metadata between scans and after the image', () => {
    const scan = bytes([0xff, 0xda, 0, 4, 1, 2], 'abc', [0xff, 0, 0xff, 0xd3], 'Exif in the picture');
    const end = bytes([0xff, 0xd9]);
    const file = bytes(
      [0xff, 0xd8, 0xff, 0xff],
      [...segment(0xe1, exif(6))],
      [...scan],
      [...segment(0xe1, exif(1))],
      [...scan],
      [...end],
      [0xff, 0xd8],
      [...segment(0xe1, exif(3))],
      [...end],
      'GPS of a film',
    );
    const { bytes: left, orientation } = stripMetadata(file, 'image/jpeg');
    expect(left).toEqual(bytes([0xff, 0xd8], [...scan], [...scan], [...end]));
    expect(orientation).toBe(6);
  });

  it('removes all metadata of a JPEG with standalone markers, including data of other programs', () => {
    const file = bytes(
      [0xff, 0xd8, 0xff, 0x01],
      [...segment(0xe1, exif(8))],
      [...segment(0xe2, bytes('MPF\0 GPS'))],
      [...segment(0xfe, bytes('by Ana'))],
      [0xff, 0xff, 0xd9],
      'GPS of a film',
    );
    const { bytes: left, orientation } = stripMetadata(file, 'image/jpeg');
    expect(left).toEqual(bytes([0xff, 0xd8, 0xff, 0x01, 0xff, 0xd9]));
    expect(orientation).toBe(8);
  });

  it('removes the metadata of a GIF and keeps its animation', () => {
    const head = bytes('GIF89a', [1, 0, 1, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255]);
    const moves = bytes([0x21, 0xff, 11], 'NETSCAPE2.0', [3, 1, 0, 0, 0]);
    const control = bytes([0x21, 0xf9, 4, 0, 0, 0, 0, 0]);
    const image = bytes([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2], [2, 0x44, 1, 0]);
    const file = bytes(
      [...head],
      [...moves],
      [0x21, 0xfe, 6],
      'by Ana',
      [0, 0x21, 0xff, 11],
      'XMP DataXMP',
      [3],
      'GPS',
      [0],
      [...control],
      [...image],
      [0x3b],
      'GPS of a film',
    );
    const expected = bytes([...head], [...moves], [...control], [...image], [0x3b]);
    expect(stripMetadata(file, 'image/gif').bytes).toEqual(expected);
    const broken = file.subarray(0, 40);
    expect(stripMetadata(broken, 'image/gif').bytes).toEqual(broken);
  });

  it('removes the metadata of a PNG and a WebP', () => {
    const png = bytes(
      '\x89PNG\r\n\x1a\n',
      [...chunk('IHDR', 'abc')],
      [...chunk('tEXt', 'GPS')],
      [...chunk('IEND', '')],
      [...chunk('zzzz', 'GPS of a film')],
    );
    const leftPng = text(stripMetadata(png, 'image/png').bytes);
    expect(leftPng).not.toContain('GPS');
    expect(leftPng).toContain('IHDR');
    expect(leftPng).toContain('IEND');

    const webp = bytes(
      'RIFF',
      [36, 0, 0, 0],
      'WEBP',
      'VP8X',
      [2, 0, 0, 0, 0x1c, 0],
      'EXIF',
      [3, 0, 0, 0],
      'GPS\0',
      'VP8 ',
      [2, 0, 0, 0],
      'ab',
      'GPS of a film',
    );
    const { bytes: left } = stripMetadata(webp, 'image/webp');
    expect(text(left)).not.toContain('GPS');
    expect(left[20]).toBe(0x10);
    expect(new DataView(left.buffer).getUint32(4, true)).toBe(left.length - 8);
  });

  it('leaves a truncated image file unchanged', () => {
    const broken = bytes([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff], 'short');
    expect(stripMetadata(broken, 'image/jpeg').bytes).toEqual(broken);
  });
});
