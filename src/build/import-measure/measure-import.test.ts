import { expect, it } from 'vitest';
import { isDeepRun } from '../depth';
import { TESTED_EXPORT_FORMATS } from './export-shapes';
import { createHandbookPages } from './handbook-pages';
import { measureImport } from './measure-import';

it.each(TESTED_EXPORT_FORMATS.map((shape) => [shape.name, shape] as const))(
  'the import keeps every word, image and link of generated pages: %s',
  async (_, shape) => {
    const { lost, pages, words } = await measureImport(shape, createHandbookPages(isDeepRun ? 17 : 4, 57));
    expect(lost).toEqual([]);
    expect(pages.kept).toBe(pages.all);
    expect(words.all).toBeGreaterThan(500);
  },
);
