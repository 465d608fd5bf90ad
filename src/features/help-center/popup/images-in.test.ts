import { expect, test } from 'vitest';
import { imagesIn } from './images-in';

test('finds each image that may be loaded once, with a text of it', () => {
  const texts = [
    'a ![](https://files.test/a%20b.png) ![x](https://elsewhere.test/c.png)',
    '![A \\[tray\\]](https://files.test/a%20b.png "t")\n\n`![c](https://files.test/code.png)`',
    '![](upload:12345678) ![](not an address)',
  ];
  expect(imagesIn(texts, ['files.test'])).toEqual([
    { address: 'https://files.test/a%20b.png', alternative: 'A [tray]', name: 'a b.png' },
  ]);
});
