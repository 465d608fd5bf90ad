import { expect, test } from 'vitest';
import { findArticleImages, MAX_LIBRARY_IMAGES, selectImages } from './find-article-images';

test("lists each image from an allowed origin once, with the first alternative text that isn't empty", () => {
  const texts = [
    'a ![](https://files.test/a%20b.png) ![x](https://elsewhere.test/c.png)',
    '![A \\[tray\\]](https://files.test/a%20b.png "t")\n\n`![c](https://files.test/code.png)`',
    '![](upload:12345678) ![](not an address)',
  ];
  expect(selectImages(texts.flatMap(findArticleImages), ['https://files.test'])).toEqual([
    { address: 'https://files.test/a%20b.png', alternative: 'A [tray]', name: 'a b.png' },
  ]);
});

test('treats two spellings of an address as one image, and limits the number of images', () => {
  const address = (number: number) => `https://files.test/${number}.png`;
  const many = Array.from({ length: MAX_LIBRARY_IMAGES + 5 }, (_, index) => ({
    address: address(index),
    alternative: '',
  }));
  expect(selectImages(many, ['https://files.test'])).toHaveLength(MAX_LIBRARY_IMAGES);
  const twice = ['https://files.test/gr\u00f6\u00dfe.png', 'https://files.test/gr%C3%B6%C3%9Fe.png'];
  expect(
    selectImages(
      twice.map((spelling, index) => ({ address: spelling, alternative: `${index}` })),
      ['https://files.test'],
    ),
  ).toEqual([{ address: twice[0], alternative: '0', name: 'gr\u00f6\u00dfe.png' }]);
});
