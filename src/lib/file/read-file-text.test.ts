import { expect, it, vi } from 'vitest';
import { readFileText } from './read-file-text';

it('readFileText returns the text of a file, and null for a large file without loading it', async () => {
  expect(await readFileText(new Blob(['{}']))).toBe('{}');
  const large = Object.defineProperty(new Blob(['{}']), 'size', { value: 20 * 1024 * 1024 + 1 });
  const read = vi.spyOn(large, 'text');
  expect(await readFileText(large)).toBeNull();
  expect(read).not.toHaveBeenCalled();
  const gone = new Blob(['{}']);
  vi.spyOn(gone, 'text').mockRejectedValue(new Error('gone'));
  expect(await readFileText(gone)).toBeNull();
});
