import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BlockBox, heightToLine, lineToHeight } from './scroll-mapping';

const boxes: BlockBox[] = [
  { line: 1, endLine: 1, top: 16, height: 40 },
  { line: 3, endLine: 6, top: 72, height: 80 },
  { line: 10, endLine: 10, top: 160, height: 300 },
];

test('maps a line to the height of its block and interpolates within it', () => {
  expect(lineToHeight(boxes, 1)).toBe(16);
  expect(lineToHeight(boxes, 3)).toBe(72);
  expect(lineToHeight(boxes, 5)).toBe(112);
  expect(lineToHeight(boxes, 10.5)).toBe(310);
  expect(lineToHeight(boxes, 99)).toBe(460);
  expect(lineToHeight([], 5)).toBe(0);
});

test('maps any line to a height and back to the same line', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 10.99, noNaN: true }), (line) => {
      expect(heightToLine(boxes, lineToHeight(boxes, line))).toBeCloseTo(line, 6);
    }),
  );
});
