import { expect, it, vi } from 'vitest';
import { fileText } from './file-text';

it('fileText returns the text of a file, and null for a large file without reading it', async () => {
  expect(await fileText(new Blob(['{}']))).toBe('{}');
  const large = Object.defineProperty(new Blob(['{}']), 'size', { value: 20 * 1024 * 1024 + 1 });
  const read = vi.spyOn(large, 'text');
  expect(await fileText(large)).toBeNull();
  expect(read).not.toHaveBeenCalled();
  const gone = new Blob(['{}']);
  vi.spyOn(gone, 'text').mockRejectedValue(new Error('gone'));
  expect(await fileText(gone)).toBeNull();
});
