import { expect, it } from 'vitest';
import type { Article } from '~/api/articles';
import { createParagraphEdits } from './paragraph-places';

const place = (id: number, content: string) => ({
  key: String(id),
  article: { id, content } as Article,
  line: 1,
  source: content,
});
const listReplacements = (...contents: readonly string[]) =>
  Promise.all(
    createParagraphEdits(
      contents.map((content, id) => place(id, content)),
      'See [the form][form].',
    ).map(async ({ createHits }) => (await createHits())?.map(({ replacement }) => replacement) ?? null),
  );
const DEFINED = 'Old text.\n\n[form]: https://x.test/form';
const CHANGED = ['See [the form][form].'];

it('replaces a paragraph only where readers see the same as in the first article', async () => {
  expect(await listReplacements(DEFINED, 'Old text.', DEFINED)).toEqual([CHANGED, null, CHANGED]);
});

it('replaces a paragraph in the other articles if it can’t be replaced in the first one', async () => {
  expect(await listReplacements('# No paragraph', DEFINED, DEFINED)).toEqual([null, CHANGED, CHANGED]);
});
