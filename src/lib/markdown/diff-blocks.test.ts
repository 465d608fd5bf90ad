import { toHtml } from 'hast-util-to-html';
import { describe, expect, test } from 'vitest';
import { diffBlocks } from './diff-blocks';

const drawn = (before: string, after: string) =>
  diffBlocks(before, after)?.map(({ kind, tree, hasOtherChanges }) =>
    [
      kind[0],
      hasOtherChanges ? '*' : '',
      toHtml(tree).replaceAll(/ data-change="..."| id="[^"]*"/g, ''),
    ].join(' '),
  );

describe('diffBlocks', () => {
  test.each([
    ['equal texts', 'One\n\nTwo', 'One\n\nTwo', ['s  <p>One</p>', 's  <p>Two</p>']],
    ['a new text', '', '# One', ['a  <h1>One</h1>']],
    ['a removed block', 'One\n\nTwo', 'Two', ['r  <p>One</p>', 's  <p>Two</p>']],
    [
      'changed words',
      'Heat it to 90 degrees and wait.',
      'Heat it to 60 degrees and wait, then rinse.',
      ['e  <p>Heat it to <del>90</del><ins>60</ins> degrees and wait<ins>, then rinse</ins>.</p>'],
    ],
    [
      'words at the end',
      'It is there for all of us, always.',
      'It is there for all of us',
      ['e  <p>It is there for all of us<del>, always.</del></p>'],
    ],
    [
      'a replaced block',
      'Once upon a time',
      'Prices and taxes',
      ['r  <p>Once upon a time</p>', 'a  <p>Prices and taxes</p>'],
    ],
    [
      'a paragraph turned into a heading',
      'Descale it',
      '# Descale it',
      ['r  <p>Descale it</p>', 'a  <h1>Descale it</h1>'],
    ],
    [
      'an inserted list item',
      '- water for the kettle\n- a litre of it',
      '- water for the kettle\n- citric acid\n- a litre of it',
      [
        'e  <ul>\n<li>water for the kettle</li>\n<li><ins>citric acid</ins></li>\n<li>a litre of it</li>\n</ul>',
      ],
    ],
    [
      'a changed table cell',
      '| a | b |\n| - | - |\n| soft | often enough |',
      '| a | b |\n| - | - |\n| hard | often enough |',
      [
        'e  <table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><del>soft</del><ins>hard</ins></td>\n<td>often enough</td>\n</tr>\n</tbody>\n</table>',
      ],
    ],
    [
      'a changed link address',
      '[here](https://a.test)',
      '[here](https://b.test)',
      ['e * <p><a href="https://b.test">here</a></p>'],
    ],
    [
      'two changed blocks of which one is similar',
      'One is gone\n\nThis one is only edited',
      'Another came\n\nThis one is lightly edited',
      [
        'r  <p>One is gone</p>',
        'a  <p>Another came</p>',
        'e  <p>This one is <del>only</del><ins>lightly</ins> edited</p>',
      ],
    ],
    ['emphasis', 'so it is', 'so **it** is', ['e * <p>so <strong>it</strong> is</p>']],
    [
      'words across emphasis',
      'We never *ever* sell it to you',
      'We always *gladly* sell it to you',
      ['e  <p>We <del>never ever</del><ins>always </ins><em><ins>gladly</ins></em> sell it to you</p>'],
    ],
  ] as const)('diffBlocks compares %s', (_, before, after, blocks) => {
    expect(drawn(before, after)).toEqual(blocks);
  });

  test('diffBlocks ignores change markers in the article’s own HTML', () => {
    const tree = diffBlocks('a', '<p><ins data-change="ins">b</ins></p>')?.at(-1)?.tree;
    expect(JSON.stringify(tree)).not.toContain('dataChange');
  });

  test('diffBlocks returns null for text that is nested too deeply', () => {
    expect(diffBlocks('', '> '.repeat(10_000))).toBeNull();
  });
});
