import { expect, test } from 'vitest';
import { imagesIn, MOST_IMAGES, offeredImages } from './images-in';

test('finds each image that may be loaded once, with a text of it', () => {
  const texts = [
    'a ![](https://files.test/a%20b.png) ![x](https://elsewhere.test/c.png)',
    '![A \\[tray\\]](https://files.test/a%20b.png "t")\n\n`![c](https://files.test/code.png)`',
    '![](upload:12345678) ![](not an address)',
  ];
  expect(offeredImages(texts.flatMap(imagesIn), ['https://files.test'])).toEqual([
    { address: 'https://files.test/a%20b.png', alternative: 'A [tray]', name: 'a b.png' },
  ]);
});

test('one address is one image, however it is written, and no more are offered than one looks through', () => {
  const address = (number: number) => `https://files.test/${number}.png`;
  const many = Array.from({ length: MOST_IMAGES + 5 }, (_, at) => ({
    address: address(at),
    alternative: '',
  }));
  expect(offeredImages(many, ['https://files.test'])).toHaveLength(MOST_IMAGES);
  const twice = ['https://files.test/gr\u00f6\u00dfe.png', 'https://files.test/gr%C3%B6%C3%9Fe.png'];
  expect(
    offeredImages(
      twice.map((one, at) => ({ address: one, alternative: `${at}` })),
      ['https://files.test'],
    ),
  ).toEqual([{ address: twice[0], alternative: '0', name: 'gr\u00f6\u00dfe.png' }]);
});
