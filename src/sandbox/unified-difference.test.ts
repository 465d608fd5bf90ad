import { applyPatch } from 'diff';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createUnifiedDifference } from './unified-difference';

describe('unified differences', () => {
  it('createUnifiedDifference returns hunks with three lines of context, as other tools do', () => {
    const lines = [...'abcdefghij'].map((letter) => `${letter}\n`);
    expect(createUnifiedDifference(lines.join(''), lines.join('').replace('e\n', 'E\n'))).toBe(
      '--- current\n+++ proposed\n@@ -2,7 +2,7 @@\n b\n c\n d\n-e\n+E\n f\n g\n h\n',
    );
  });

  it('createUnifiedDifference marks the last line if it doesn’t end with a line break', () => {
    expect(createUnifiedDifference('a', 'b')).toBe(
      '--- current\n+++ proposed\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n',
    );
  });

  it('applying the unified diff of two texts to the first text returns the second text', () => {
    const text = fc
      .array(fc.constantFrom('a\n', 'b\n', '-- c\n', '++ d\n', '\n', '@@ -1 +1 @@\n'))
      .map((lines) => lines.join(''));
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(applyPatch(one, createUnifiedDifference(one, other), { autoConvertLineEndings: false })).toBe(
          other,
        );
      }),
    );
  });
});
