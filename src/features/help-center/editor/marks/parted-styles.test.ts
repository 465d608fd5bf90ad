import { undo } from '@codemirror/commands';
import { ensureSyntaxTree } from '@codemirror/language';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '~/build/depth';
import { articleTree } from '~/lib/markdown/article-tree';
import { textOf as pageText } from '~/lib/markdown/tree-walk';
import { result } from '../fixtures/marked-texts';
import { open, run } from '../fixtures/texts';
import { textOf } from '../line-endings';
import { breakLine, enterInStyles } from '../paragraph-keys';

describe('Enter within', () => {
  test.each([
    ['bold words', 'Some **bold ¦words** here', 'Some **bold**\n\n¦**words** here'],
    ['before the blank', 'Some **bold¦ words** here', 'Some **bold**\n\n¦**words** here'],
    ['a bold word', '**bo¦ld**', '**bo**\n\n¦**ld**'],
    ['italic words', 'a *b ¦c*', 'a *b*\n\n¦*c*'],
    ['those of underscores', 'a _b ¦c_ d', 'a _b_\n\n¦_c_ d'],
    ['struck words', '~~a ¦b~~', '~~a~~\n\n¦~~b~~'],
    ['code', '`a ¦b`', '`a`\n\n¦`b`'],
    ['code with two marks', '``a` ¦b``', '``a` ``\n\n¦``b``'],
    ['a link', '[a ¦b](https://a.test) c', '[a](https://a.test)\n\n¦[b](https://a.test) c'],
    ['a link’s address', '[a](https://¦a.test) c', '[a](https://a.test)\n\n¦c'],
    ['bold italic words', '***a ¦b***', '***a***\n\n¦***b***'],
    ['italic words of bold ones', '**a *b ¦c* d**', '**a *b***\n\n¦***c* d**'],
    ['a bold link', '**[a ¦b](c)**', '**[a](c)**\n\n¦**[b](c)**'],
    ['a bold heading', '## A **b ¦c**', '## A **b**\n\n¦**c**'],
    ['a bold item', '- **a ¦b**\n- c', '- **a**\n- ¦**b**\n- c'],
    ['a bold item with a number', '1. **a ¦b**\n2. c', '1. **a**\n2. ¦**b**\n3. c'],
    ['a bold quote', '> **a ¦b**', '> **a**\n>\n> ¦**b**'],
    ['two lines of bold words', '**a\n¦b**', '**a**\n\n¦**b**'],
    ['two that a backslash parts', '**a\\\n¦b**', '**a**\n\n¦**b**'],
    ['two in a quote', '> **a\n> ¦b**', '> **a**\n>\n> ¦**b**'],
    ['the end of bold words', '**a¦** b', '**a**\n\n¦b'],
    ['the middle of their mark', '**a*¦* b', '**a**\n\n¦b'],
    ['their beginning', 'a **¦b**', 'a \n\n¦**b**'],
    ['the beginning of inner ones', '**a *¦b***', '**a**\n\n¦***b***'],
    ['words behind a backslash', '_C:\\¦Files_', '_C:\\\\_\n\n¦_Files_'],
    ['code behind one', '`C:\\¦Files`', '`C:\\`\n\n¦`Files`'],
    ['bold marks without words', 'a **¦**', 'a \n\n¦'],
    ['those of code in an item', '- a `¦`', '- a\n- ¦'],
    ['code over lines whose mark is one of a block’s', 'a ```b ¦c\nd``` e', 'a ```b```\n\n¦```c d``` e'],
    ['the place before such code', 'a ¦```b\nc``` d', 'a \n\n¦```b c``` d'],
    ['such code in a quote', '> a ```b ¦c\n> d```', '> a ```b```\n>\n> ¦```c d```'],
    ['what is selected', '**a ‹b c› d**', '**a**\n\n¦**d**'],
    ['what is selected beyond', '**a ‹b** c› d', '**a**\n\n¦d'],
    ['what is selected from one to another', '**a ‹b** c *d› e*', '**a**\n\n¦*e*'],
  ])('%s: %j becomes %j', (_, before, after) => {
    expect(result(before, enterInStyles)).toBe(after);
  });

  test.each(['a¦ **b**', '**a**¦ b', '¦**a**', '[a ¦b] c', '```\n**a ¦b**\n```', '**a ¦b**\n==='])(
    'in %j no mark is parted',
    (text) => {
      expect(result(text, enterInStyles)).toBe(text);
    },
  );
});

describe('Shift+Enter', () => {
  test.each([
    ['within bold words stays in them', '**a ¦b**', '**a \\\n¦b**'],
    ['at their end is beside the mark', '**a¦** b', '**a**\\\n¦ b'],
    ['at their beginning, too', 'a **¦b**', 'a \\\n¦**b**'],
    ['parts code, where a backslash is a letter', '`a ¦b`', '`a`\\\n¦`b`'],
    ['behind code parts nothing', '`a`¦', '`a`\n¦'],
    ['before code that would be a block', 'a ¦```b\nc```', 'a \\\n¦```b c```'],
    ['before code of one line is beside it', 'a ¦```b```', 'a \\\n¦```b```'],
    ['within the marks of a heading parts them', '# **a ¦b**', '# **a**\n\n¦**b**'],
    ['within the code of a heading, too', '# ```a ¦b```', '# ```a```\n\n¦```b```'],
  ])('%s', (_, before, after) => {
    expect(result(before, breakLine)).toBe(after);
  });
});

const KINDS = [
  ['**', '**'],
  ['*', '*'],
  ['~~', '~~'],
  ['[', '](https://a.test)'],
  ['`', '`'],
] as const;

/** Words, and some of them marked, each kind within those before it. */
const words = (depth: number): fc.Arbitrary<string> => {
  const plain = fc.constantFrom('one', 'two three');
  const kind = KINDS[depth];
  if (!kind) return plain;
  const inner = words(depth + 1);
  const marked = inner.map((text) => kind[0] + text + kind[1]);
  return fc.array(fc.oneof(plain, inner, marked), { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
};

/** Code holds no marks. */
const onLine = words(0).filter((text) => !/`[^`]*[*~[\]][^`]*`/.test(text));
/** Over lines, with the mark of a block. */
const overLines = onLine.map(
  (text) => `a ${text.replaceAll('`', '```').replaceAll('two three', 'two\nthree')}`,
);
const styled = fc.oneof(
  fc.tuple(fc.constantFrom('', '# ', '- ', '> ', '- > '), onLine),
  fc.tuple(fc.constant(''), overLines),
);

test('no mark becomes a letter anywhere, and undo gives back the bytes', () => {
  const onPage = (text: string) => pageText(articleTree(text)).replace(/\s/g, '');
  fc.assert(
    fc.property(styled, fc.nat(), ([mark, text], place) => {
      const whole = mark + text;
      const anchor = mark.length + (place % (text.length + 1));
      const { state } = open(whole).update({ selection: { anchor } });
      ensureSyntaxTree(state, state.doc.length, 1000);
      const after = run(state, enterInStyles);
      if (after === state) return;
      expect(onPage(textOf(after))).toBe(onPage(whole));
      expect(textOf(run(after, undo))).toBe(whole);
    }),
    { numRuns: tries(2000) },
  );
});
