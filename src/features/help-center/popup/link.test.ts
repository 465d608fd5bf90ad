import { undo } from '@codemirror/commands';
import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { SAMPLE_ARTICLES } from '~/lib/markdown/fixtures/sample-articles';
import { open, run } from '../editor/fixtures/texts';
import { textOf } from '../editor/line-endings';
import {
  isAddress,
  isRemovable,
  type LinkPlace,
  type LinkValues,
  linkAt,
  linkChange,
  linkValues,
  withoutLink,
} from './link';

/** The link at what is marked by `‹` and `›`, or `¦` for a cursor. */
function at(marked: string): { state: EditorState; place: LinkPlace | null } {
  const state = open(marked.replace(/[‹›¦]/g, ''));
  const from = marked.search(/[‹¦]/);
  const to = marked.includes('›') ? marked.indexOf('›') - 1 : from;
  return { state, place: linkAt(state, { from, to }) };
}

function changed(marked: string, values: Partial<LinkValues>): string {
  const { state, place } = at(marked);
  if (!place) return expect.unreachable();
  const given = { ...linkValues(state, place), ...values };
  return state.update(linkChange(state, place, given)).state.doc.toString();
}

describe('what is there', () => {
  test.each([
    ['see [a w¦ord](https://a.test) b', 'inline', 'a word', 'https://a.test'],
    ['‹see [a](https://a.test "t") b›', 'inline', 'a', 'https://a.test'],
    ['[![x](https://i.test)¦](<https://a.test>)', 'inline', '![x](https://i.test)', 'https://a.test'],
    ['[¦]()', 'inline', '', ''],
    ['[a[b]](/c)¦', 'inline', 'a[b]', '/c'],
    ['[see **[1]**, [2] ¦b](/c)', 'inline', 'see **[1]**, [2] b', '/c'],
    ['[![x[y]](https://i.test)¦](/c)', 'inline', '![x[y]](https://i.test)', '/c'],
    ['[a¦][One  two]\n\n[one two]: https://a.test', 'reference', 'a', 'https://a.test'],
    ['[o¦ne]\n\n[one]: https://a.test', 'reference', 'one', 'https://a.test'],
    ['see https://a.te¦st b', 'address', '', 'https://a.test'],
    ['<https://a.te¦st>', 'address', '', 'https://a.test'],
    ['see www.a.te¦st b', 'address', '', 'http://www.a.test'],
    ['<a@b.te¦st>', 'address', '', 'mailto:a@b.test'],
    ['[a@b.te¦st](mailto:c@d.test)', 'inline', 'a@b.test', 'mailto:c@d.test'],
    ['[https://a.te¦st]()', 'inline', 'https://a.test', ''],
    ['[o¦ne] b', 'new', '', ''],
    ['‹two\\\n  words›', 'new', 'two words', ''],
    ['One[^1]¦\n\n[^1]: Words', 'new', '', ''],
    ['[^a¦](/b)', 'inline', '^a', '/b'],
    ['‹two words›', 'new', 'two words', ''],
  ] as const)('%j', (marked, kind, text, address) => {
    const { state, place } = at(marked);
    expect(place).toMatchObject({ kind });
    expect(place && linkValues(state, place)).toEqual({ text, address });
  });

  test.each([
    '`a¦b`',
    '```\na¦\n```',
    '<b ¦c>',
    'One[^¦1]\n\n[^1]: a',
    '‹One[^1]›\n\n[^1]: Words',
    'One[^1]\n\n[^1¦]: a',
    '[r]: https://a.te¦st',
    '[r]: https://a.test¦',
  ])('no links in %j', (marked) => {
    expect(at(marked).place).toBeNull();
  });
});

test.each([
  ['see ‹this› b', { address: 'https://a.test' }, 'see [this](https://a.test) b'],
  ['see ¦ b', { text: 'this', address: 'a.test/x (y)' }, 'see [this](https://a.test/x%20%28y%29) b'],
  ['¦', { address: 'help@acme.test ' }, '[help@acme.test](mailto:help@acme.test)'],
  ['‹us› b', { address: 'first.last+a@b.test?subject=c' }, '[us](mailto:first.last+a@b.test?subject=c) b'],
  ['¦', { address: 'https://a.test/_b_' }, '[https://a.test/_b_](https://a.test/_b_)'],
  ['[a¦bc](https://a.test "t")', { address: 'https://b.test' }, '[abc](https://b.test "t")'],
  ['[a¦bc](https://a.test "t")', { text: 'x] [y](z)' }, '[x\\] \\[y\\](z)](https://a.test "t")'],
  ['[a¦](<b c>)', { text: '**a**' }, '[**a**](<b c>)'],
  ['[a¦](<b c>)', {}, '[a](<b c>)'],
  ['[a¦]()', { address: '#part' }, '[a](#part)'],
  ['> ‹two\n> words›', { address: '/b' }, '> [two\n> words](/b)'],
  ['> ‹two\\\n> words›', { address: '/b' }, '> [two\\\n> words](/b)'],
  ['‹two\nwords›', { text: 'two words', address: '/b' }, '[two\nwords](/b)'],
  ['- [two \n  wo¦rds](/b)', { text: 'two words more' }, '- [two words more](/b)'],
  ['- [two\\\n  wo¦rds](/b)', { text: 'two words' }, '- [two\\\n  words](/b)'],
  ['‹this› and ` b', { address: '/a`c' }, '[this](/a%60c) and ` b'],
  ['[a¦](https://a.test)', { text: ' ' }, '[https://a.test](https://a.test)'],
  ['[a¦](</b] c>)', { text: '' }, '[/b\\] c](</b] c>)'],
  ['[¦](https://a.test)', { address: '/b' }, '[/b](/b)'],
  ['[r¦]\n\n[r]: b', { text: '' }, '[b][r]\n\n[r]: b'],
  ['[a¦][r]\n\n[r]: b', { address: '/c' }, '[a](/c)\n\n[r]: b'],
  ['[r¦]\n\n[r]: b', { text: 'new' }, '[new][r]\n\n[r]: b'],
  ['[r¦][]\n\n[r]: b', { text: 'new' }, '[new][r]\n\n[r]: b'],
  ['[a¦][r]\n\n[r]: b', { text: 'new' }, '[new][r]\n\n[r]: b'],
  ['at https://a.te¦st b', { text: 'this' }, 'at [this](https://a.test) b'],
  ['at https://a.te¦st b', { address: 'https://b.test' }, 'at https://b.test b'],
  ['at https://a.te¦st b', { address: '/c' }, 'at [/c](/c) b'],
  ['at https://a.te¦st b', { address: 'a@b.test' }, 'at a@b.test b'],
  ['at https://a.te¦st b', { text: ' ' }, 'at https://a.test b'],
  ['!https://a.te¦st b', { text: 'this' }, '\\![this](https://a.test) b'],
  ['<a@b.te¦st>', { address: 'c@d.test' }, '<c@d.test>'],
  ['<a@b.te¦st>', { address: 'mailto:c@d.test?subject=e' }, '<mailto:c@d.test?subject=e>'],
  ['<https://a.te¦st>', { text: 'this' }, '[this](https://a.test)'],
  ['<https://a.te¦st/(b>', { text: 'this' }, '[this](https://a.test/%28b)'],
  ['<a@b.te¦st>', { text: 'us' }, '[us](mailto:a@b.test)'],
  ['at www.a.te¦st b', { text: 'this' }, 'at [this](http://www.a.test) b'],
  ['[https://a.te¦st](b)', { address: 'https://c.test' }, '[https://a.test](https://c.test)'],
  ['| a |\n| --- |\n| ¦ |', { text: 'a|b', address: '/c|d' }, '| a |\n| --- |\n| [a\\|b](/c%7Cd) |'],
  ['| a |\n| --- |\n| ¦ |', { text: 'a\\\\|b', address: '/c' }, '| a |\n| --- |\n| [a\\\\\\|b](/c) |'],
] as const)('%j with %j is %j', (marked, values, expected) => {
  expect(changed(marked, values)).toBe(expected);
});

test.each([
  ['see [a **w¦ord**](https://a.test "t") b', 'see a **word** b'],
  ['[a¦][r]\n\n[r]: b', 'a\n\n[r]: b'],
  ['<tel:1¦2>', 'tel:12'],
  ['[1. a¦](b) c', '1\\. a c'],
  ['- [# a¦](b)', '- \\# a'],
  ['One\n[- a¦](b)', 'One\n\\- a'],
])('%j without its link is %j', (marked, expected) => {
  const { state, place } = at(marked);
  if (!place) return expect.unreachable();
  expect(isRemovable(state, place)).toBe(true);
  expect(state.update(withoutLink(state, place)).state.doc.toString()).toBe(expected);
});

test.each(['see https://a.te¦st b', '<https://a.te¦st>', '<a@b.te¦st>', '[https://a.te¦st](b)', '¦'])(
  'in %j there is no link that its text would not be by itself',
  (marked) => {
    const { state, place } = at(marked);
    expect(place && isRemovable(state, place)).toBe(false);
  },
);

test.each([
  ['a.test', true],
  ['help@acme.test', true],
  ['mailto:help@acme.test', true],
  ['#part', true],
  ['/hc/manual', true],
  ['tel:+34600000000', true],
  ['hello world', false],
  ['javascript:alert(1)', false],
  ['localhost:3000', false],
  ['C:\\manual.pdf', false],
  ['help @acme', false],
  ['How do I write to help@acme.test?', false],
])('whether %j is an address rather than words: %s', (typed, is) => {
  expect(isAddress(typed)).toBe(is);
});

/** Up to four links of a text, spread over it. */
function linksOf(state: EditorState): LinkPlace[] {
  const links: LinkPlace[] = [];
  ensureSyntaxTree(state, state.doc.length, 5000)?.iterate({
    enter: ({ name, from, to }) => {
      const place = name === 'Link' || name === 'Autolink' ? linkAt(state, { from, to }) : null;
      if (place && place.kind !== 'new') links.push(place);
    },
  });
  return links.filter((_, index) => index % Math.ceil(links.length / 4) === 0);
}

const OWN = [
  '[a](b)\r\n[c](<d e> "f")\r\n',
  '> [a][r]\r\r[r]: b',
  '- <https://a.test>\n- [r]\n\n[r]: c',
  '[a@b.test](mailto:a@b.test)\n\n<a@b.test>\n',
];

test.each([
  ['our own texts', () => OWN],
  ['the sample articles', () => SAMPLE_ARTICLES],
])('what is done to a link changes that link alone, and one step back brings it back: %s', (_, texts) => {
  for (const text of texts()) {
    const state = open(text);
    for (const place of linksOf(state)) {
      const values = linkValues(state, place);
      const same = state.update(linkChange(state, place, values)).state;
      expect(textOf(same)).toBe(text);
      for (const spec of [
        linkChange(state, place, { ...values, text: 'Another [text' }),
        linkChange(state, place, { ...values, address: 'https://other.test' }),
        withoutLink(state, place),
      ]) {
        const { state: after, changes } = state.update(spec);
        changes.iterChanges((from, to) => expect(from >= place.from && to <= place.to).toBe(true));
        expect(textOf(run(after, undo))).toBe(text);
      }
      const renamed = state.update(linkChange(state, place, { ...values, text: 'Another [text' })).state;
      expect(linkAt(renamed, { from: place.from, to: place.from + 1 })?.address).toBe(values.address);
    }
  }
});
