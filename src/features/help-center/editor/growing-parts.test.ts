import { ensureSyntaxTree, Language, syntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { Parser, type PartialParse, Tree, TreeFragment } from '@lezer/common';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '~/build/depth';
import { SAMPLE_ARTICLES } from '~/lib/markdown/fixtures/sample-articles';
import { INSERTED } from './fixtures/inserted';
import { GrowingPartsParser } from './growing-parts';
import { articleLanguage, markdownParser } from './markdown-language';

const parser = new GrowingPartsParser(markdownParser);

const SECTION = [
  '## Descaling\n',
  'Fill the **tank**; see [the manual](https://help.acme.test).\n',
  '1. Press both buttons.\n2. Wait.\n\n   - Rinse.\n',
  '> It blinks.\n',
  '| Light | Meaning |\n|---|---|\n| red | empty |\n',
  '```\nkestrel --rinse\n```\n',
].join('\n');

const parse = (text: string, former: readonly TreeFragment[]) => parser.parse(text, former);

function change(
  text: string,
  former: readonly TreeFragment[],
  from: number,
  removed: number,
  insert: string,
) {
  const to = Math.min(from + removed, text.length);
  const range = { fromA: from, toA: to, fromB: from, toB: from + insert.length };
  return {
    text: text.slice(0, from) + insert + text.slice(to),
    former: TreeFragment.applyChanges(former, [range]),
  };
}

function nodes(tree: Tree): string[] {
  const found: string[] = [];
  tree.iterate({ enter: ({ name, from, to }) => void found.push(`${name} ${from} ${to}`) });
  return found;
}

const edits = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.nat({ max: 6 }),
    insert: fc.constantFrom(...INSERTED),
  }),
  { minLength: 1, maxLength: 12 },
);

describe('a text that is read anew after every change has the nodes of one that is read for the first time', () => {
  const texts = [`${SECTION}\n    kestrel\n\n    kestrel\n`, ...SAMPLE_ARTICLES];

  test('wherever the changes are', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), edits, (article, changes) => {
        let text = `${article}\n\n`.repeat(Math.ceil(8000 / article.length) + 1);
        let former: readonly TreeFragment[] = TreeFragment.addTree(parser.parse(text));
        for (const { at, removed, insert } of changes) {
          ({ text, former } = change(text, former, Math.floor(at * text.length), removed, insert));
          const tree = parse(text, former);
          former = TreeFragment.addTree(tree, former);
          expect(nodes(tree)).toEqual(nodes(markdownParser.parse(text)));
        }
      }),
      { numRuns: tries(400) },
    );
  });
});

/** The groups and blocks of a tree, without what is within blocks. */
function groups(tree: Tree, found = new Set<Tree>()): Set<Tree> {
  for (const child of tree.children)
    if (child instanceof Tree) {
      found.add(child);
      if (child.type.isAnonymous) groups(child, found);
    }
  return found;
}

// The library alone makes thousands of them with every key, and the same ones again.
describe('from the tenth key in a long text on, few groups of blocks are made anew', () => {
  test.each([
    ['at the start', 0],
    ['in the midst', 0.5],
    ['at the end', 1],
  ])('%s', (_, part) => {
    let text = SECTION.repeat(2000);
    const at = Math.floor(part * text.length);
    let tree = parser.parse(text);
    let former: readonly TreeFragment[] = TreeFragment.addTree(tree);
    let made = 0;
    for (let key = 0; key < 10; key += 1) {
      const known = groups(tree);
      ({ text, former } = change(text, former, at, 0, 'x'));
      tree = parse(text, former);
      former = TreeFragment.addTree(tree, former);
      made = [...groups(tree)].filter((group) => !known.has(group)).length;
    }
    expect(groups(tree).size).toBeGreaterThan(12_000);
    expect(made).toBeLessThan(250);
  });
});

/** Counts the steps of what reads a text. */
class CountingParser extends Parser {
  steps = 0;

  createParse(...given: Parameters<Parser['createParse']>): PartialParse {
    const parse = markdownParser.createParse(...given);
    const advance = parse.advance.bind(parse);
    parse.advance = () => {
      this.steps += 1;
      return advance();
    };
    return parse;
  }
}

describe('the editor reads a text in steps', () => {
  test('what it has read before a key it does not read again', () => {
    const counting = new CountingParser();
    const language = new Language(articleLanguage.data, new GrowingPartsParser(counting));
    const state = EditorState.create({ doc: SECTION.repeat(2000), extensions: language });
    // As it reads on while nobody types, and is held up.
    while (counting.steps < 600) ensureSyntaxTree(state, state.doc.length, 0);
    const read = counting.steps;
    const typed = state.update({ changes: { from: 0, insert: 'x' } }).state;
    expect(syntaxTree(typed).length).toBeGreaterThan(10_000);
    expect(counting.steps - read).toBeLessThan(300);
  });

  test.each([
    ['of many blocks', SECTION.repeat(200)],
    ['of one list', '- Fill the *tank*.\n'.repeat(4000)],
    ['of one block of code', `\`\`\`\n${'kestrel --rinse\n'.repeat(4000)}\`\`\`\n`],
    ['that is short', SECTION],
    ['that is empty', ''],
  ])('a text %s has the nodes of one that is read at once', (_, text) => {
    const state = EditorState.create({ doc: text, extensions: articleLanguage });
    const tree = ensureSyntaxTree(state, text.length, 60_000);
    expect(tree && nodes(tree)).toEqual(nodes(markdownParser.parse(text)));
  });

  test('a list of many steps is not read from its start with each', () => {
    const counting = new CountingParser();
    const language = new Language(articleLanguage.data, new GrowingPartsParser(counting));
    const text = '- Fill the *tank*.\n'.repeat(8000);
    ensureSyntaxTree(EditorState.create({ doc: text, extensions: language }), text.length, 60_000);
    // A step of the parser is a line, and each part of the text is as long as all before it.
    expect(counting.steps).toBeLessThan(4 * 8000);
  });
});
