import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { getPropertyRuns } from '~/build/depth';
import { replaceHits } from '../text/article-hits';
import { createAlternativeHits, findUndescribedImages } from './alternative-texts';
import { buildUnsanitizedTree } from './article-tree';
import { getTextProperty, walkElements } from './tree-walk';

const describeImages = (content: string, typed: readonly string[]): string | null => {
  const hits = createAlternativeHits(content, typed);
  return hits && replaceHits({ title: '', description: '', content }, hits).content;
};

const readAlternatives = (text: string) =>
  [...walkElements(buildUnsanitizedTree(text))]
    .filter(({ tagName }) => tagName === 'img')
    .map((image) => getTextProperty(image, 'alt'));

const TEXT = `# The ![](a.png) tray

> - ![ ](<b b.png> "Title") and ![Theirs](c.png)
>   [![](d.png)](https://acme.test/)

| One | Two |
|---|---|
| ![][ref] | <img src="e.png"> |

\`![](code.png)\` <img alt="" class="x" src='f.png'/> ![](upload:3f3bec61)

    ![](code.png)

<div><img src="g.png" alt='  '></div>

[ref]: h.png
`;

describe('images without alternative text', () => {
  it('lists images in Markdown and HTML with their lines, but no images in code and no unfinished uploads', () => {
    expect(findUndescribedImages(TEXT)).toEqual([
      { address: 'a.png', line: 1, isEditable: true },
      { address: 'b%20b.png', line: 3, isEditable: true },
      { address: 'd.png', line: 4, isEditable: true },
      { address: 'h.png', line: 8, isEditable: true },
      { address: 'e.png', line: 8, isEditable: true },
      { address: 'f.png', line: 10, isEditable: true },
      { address: 'g.png', line: 14, isEditable: true },
    ]);
    expect(findUndescribedImages('Words, ![so](a.png).')).toEqual([]);
  });

  it('adds the typed alternative text to the images and changes no other character', () => {
    expect(describeImages(TEXT, ['A cup', '', '', 'A jug', '', 'Two "cups"', 'A pot'])).toBe(
      TEXT.replace('![](a.png)', '![A cup](a.png)')
        .replace('![][ref]', '![A jug][ref]')
        .replace('<img alt="" class', '<img alt="Two &quot;cups&quot;" class')
        .replace(` alt='  '`, ' alt="A pot"'),
    );
  });

  test.each([
    ['inside code', '`![](a.png)`'],
    ['inside an HTML comment', '<!-- <img src="a.png"> -->'],
    ['of a link that only looks like an image', '\\![](a.png)'],
  ])('an image %s is not listed', (_, text) => {
    expect(findUndescribedImages(text)).toEqual([]);
  });

  it('an alternative text for an image that doesn’t exist is rejected', () => {
    expect(createAlternativeHits('![](a.png)', ['', 'A cup'])).toBeNull();
  });

  it('readers get exactly the alternative text that was typed, or nothing is changed', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'ab `*_[]()<>&!|~\\"\'#$:/.@-\n'), maxLength: 12 });
    fc.assert(
      fc.property(typed, typed, (one, other) => {
        const written = describeImages(TEXT, [one, '', '', other, other, one]);
        const line = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
        if (written === null) return;
        const [a, , , , h, e, f] = readAlternatives(written);
        const wanted = [line(one), line(other), line(other), line(one)];
        expect([a, h, e, f].map((alt) => alt ?? '')).toEqual(wanted);
      }),
      { numRuns: getPropertyRuns(60) },
    );
  });

  it('accepts alternative text that contains Markdown punctuation', () => {
    for (const sign of '`*_[]()<>&!|~\\"\'#$:@')
      expect(describeImages(TEXT, [`A ${sign} cup ${sign}b${sign}`, '', '', `${sign}x`])).not.toBeNull();
  });
});
