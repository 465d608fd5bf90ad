import { describe, expect, it, test } from 'vitest';
import { replaceHits } from '../text/article-hits';
import { createParagraphEdit, readParagraphs } from './paragraph-edits';

const TEXT = `# Safety

Pull the **plug**,
then wait.  

> 1. Pull the plug,
>    then wait.
>
> Done

- [ ] Pull the plug
* * *
<p>Pull the plug</p>

\`\`\`
Pull the plug
\`\`\`
`;

const edit = (content: string, lines: readonly number[], typed: string): string | null => {
  const created = createParagraphEdit(content, lines, typed);
  return created && replaceHits({ title: '', description: '', content }, created.hits).content;
};

describe('paragraph edits', () => {
  it('readParagraphs removes list and quote markers, and returns null for lines in HTML or code', () => {
    expect(readParagraphs(TEXT, [3, 6, 9, 11, 13, 16])).toEqual([
      'Pull the **plug**,\nthen wait.',
      'Pull the plug,\nthen wait.',
      'Done',
      'Pull the plug',
      null,
      null,
    ]);
  });

  it('createParagraphEdit replaces a repeated paragraph and keeps the list and quote markers around it', () => {
    expect(edit(TEXT, [6, 3], ' Stop *first*,\nthen pull. ')).toBe(
      TEXT.replace('Pull the **plug**,\nthen wait.', 'Stop *first*,\nthen pull.').replace(
        'Pull the plug,\n>    then wait.',
        'Stop *first*,\n>    then pull.',
      ),
    );
    expect(edit('One.\r\n\r\n> Two.', [3], 'Two\nthree.')).toBe('One.\r\n\r\n> Two\r\n> three.');
  });

  test.each([
    ['two paragraphs', 'One.\n\nTwo.'],
    ['a heading', '# One'],
    ['a list', 'One\n- two'],
    ['open HTML', 'One\n<div>'],
    ['an underlined heading', 'One\n==='],
    ['nothing', '  '],
    ['a definition', '[a]: b'],
  ])('createParagraphEdit doesn’t replace a paragraph with %s', (_, typed) => {
    expect(edit(TEXT, [3, 6], typed)).toBeNull();
  });

  it('createParagraphEdit replaces nothing if the given line contains no paragraph', () => {
    expect(edit(TEXT, [13], 'One.')).toBeNull();
  });

  it('an edit has the same `shown` value in two articles only if its references have the same targets', () => {
    const shown = (content: string) => createParagraphEdit(content, [1], 'See [a][x].')?.shown;
    expect(shown('One.\n\n[x]: b')).toBe(shown('Two.\n\n[x]: b'));
    expect(shown('One.\n\n[x]: b')).not.toBe(shown('Two.'));
  });
});
