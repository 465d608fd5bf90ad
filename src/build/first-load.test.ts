import { expect, it } from 'vitest';
import { findImportCycles } from './first-load';

it('findImportCycles returns exactly the chunks that import each other in a cycle', () => {
  const chunk = (name: string, ...imports: string[]) => ({ file: `${name}.js`, name, imports });
  expect(
    findImportCycles({
      entry: chunk('entry', 'a', 'd'),
      a: chunk('a', 'b'),
      b: chunk('b', 'c', 'd'),
      c: chunk('c', 'a'),
      d: chunk('d'),
    }),
  ).toEqual(['a', 'b', 'c']);
});
