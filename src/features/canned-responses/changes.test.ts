import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CannedResponse } from '~/api/canned-responses';
import { changesOf, reads, traceOf } from './changes';

const record = (values: Partial<CannedResponse> = {}): CannedResponse => ({
  id: 1,
  short_code: 'hello',
  content: 'Good morning',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  ...values,
});

describe('changesOf', () => {
  it('names only what differs', () => {
    expect(changesOf({ short_code: 'hello', content: 'Good evening' }, record())).toEqual({
      content: 'Good evening',
    });
    expect(changesOf({ short_code: 'bye', content: 'Good morning' }, record())).toEqual({
      short_code: 'bye',
    });
    expect(changesOf({ short_code: 'hello', content: 'Good morning' }, record())).toEqual({});
  });

  it('takes no line break for a change', () => {
    expect(changesOf({ short_code: 'hello', content: 'a\nb' }, record({ content: 'a\r\nb' }))).toEqual({});
  });

  it('applied to the record, gives one that reads as the values do', () => {
    const values = fc.record({ short_code: fc.string(), content: fc.string({ unit: 'grapheme' }) });
    fc.assert(
      fc.property(values, values, (wanted, present) => {
        expect(reads({ ...present, ...changesOf(wanted, present) }, wanted)).toBe(true);
      }),
    );
  });
});

describe('traceOf', () => {
  const values = { short_code: 'hello', content: 'Good morning' };

  it('finds its own twin', () => {
    expect(traceOf(values, [record({ id: 2, short_code: 'hello-2' }), record()])).toEqual({
      found: 'own',
      record: record(),
    });
  });

  it('tells another one under the same short code', () => {
    expect(traceOf(values, [record({ content: 'Something else' })]).found).toBe('other');
  });

  it('takes no similar short code for its own', () => {
    expect(traceOf(values, [record({ short_code: 'Hello' })])).toEqual({ found: 'nothing' });
  });
});
