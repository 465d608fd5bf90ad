import { expect, it } from 'vitest';
import { humanizeKey } from './humanize-key';

it.each([
  ['boxes_sent', 'Boxes sent'],
  ['boxesSent', 'Boxes sent'],
  ['contact.points', 'Contact points'],
  ['VAT-id', 'VAT id'],
  ['VAT', 'VAT'],
  ['año_fiscal', 'Año fiscal'],
  ['Already in words', 'Already in words'],
  ['', ''],
  ['__', '__'],
])('humanizeKey turns %j into %j', (key, words) => expect(humanizeKey(key)).toBe(words));
