import { expect, it } from 'vitest';
import { isDeepRun } from '../depth';
import { EXPORT_SHAPES } from './export-shapes';
import { createManualPages } from './manual-pages';
import { measureImport } from './measure-import';

it.each(EXPORT_SHAPES.map((shape) => [shape.name, shape] as const))(
  'the import keeps every word, image and link of generated pages: %s',
  async (_, shape) => {
    const { lost, pages, words } = await measureImport(shape, createManualPages(isDeepRun ? 17 : 4, 57));
    expect(lost).toEqual([]);
    expect(pages.kept).toBe(pages.all);
    expect(words.all).toBeGreaterThan(500);
  },
);
