import { describe, expect, it } from 'vitest';
import { getTranslator } from '~/i18n/use-t';
import { describeImport } from './use-ledger-import';

const t = getTranslator('en');

describe('describeImport', () => {
  it.each(['unreadable', 'not-stored'] as const)('describes an import as failed: %s', (result) =>
    expect(describeImport(t, result).isFailure).toBe(true),
  );

  it('describes an import that stored all records by its counts', () =>
    expect(describeImport(t, { added: 1, updated: 0, known: 2, skipped: 0 })).toEqual({
      text: '1 added, 0 updated, 2 already here, 0 skipped.',
      isFailure: false,
    }));
});
