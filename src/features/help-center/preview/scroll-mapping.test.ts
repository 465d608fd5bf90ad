import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BlockBox, convertLineToOffset, convertOffsetToLine } from './scroll-mapping';

const boxes: BlockBox[] = [
  { line: 1, endLine: 1, top: 16, height: 40 },
  { line: 3, endLine: 6, top: 72, height: 80 },
  { line: 10, endLine: 10, top: 160, height: 300 },
];

test("maps a source line to a position in the preview, with interpolation within the line's block", () => {
  expect(convertLineToOffset(boxes, 1)).toBe(16);
  expect(convertLineToOffset(boxes, 3)).toBe(72);
  expect(convertLineToOffset(boxes, 5)).toBe(112);
  expect(convertLineToOffset(boxes, 10.5)).toBe(310);
  expect(convertLineToOffset(boxes, 99)).toBe(460);
  expect(convertLineToOffset([], 5)).toBe(0);
});

test('mapping a source line to a position in the preview and back returns the same line', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 10.99, noNaN: true }), (line) => {
      expect(convertOffsetToLine(boxes, convertLineToOffset(boxes, line))).toBeCloseTo(line, 6);
    }),
  );
});
