import { expect, it } from 'vitest';
import { getTranslator } from '~/i18n/use-t';
import { explainUnloadedImage } from './image-reason';

it.each([
  [{ kind: 'foreign', host: 'elsewhere.test' }, 'https://elsewhere.test/a.png', 'Image from elsewhere.test'],
  [{ kind: 'unknown' }, 'upload:3f3bec61', 'not uploaded yet'],
  [{ kind: 'unknown' }, 'pictures/a.png', 'can’t be loaded: pictures/a.png'],
] as const)('explains why the image %j with the address %s is not shown', (source, address, words) => {
  expect(explainUnloadedImage(getTranslator('en'), source, address)).toContain(words);
});
