// Tests that the plan of a file with arbitrary records includes every record.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPropertyRuns } from '~/build/depth';
import { BUNDLE_KINDS } from '~/resources/transfers';
import { compareBundles } from '../bundle/compare-bundles';
import { createTestPlan, SOURCE_RECORDS } from '../bundle/fixtures/test-plan-input';
import { formatRecordTexts, readRecord } from '../bundle/record-files';
import { countVerdicts } from './apply-plan';

const FIELDS = [...new Set(SOURCE_RECORDS.flatMap(({ values }) => Object.keys(values)))];
const reference = fc.record({
  $ref: fc.constantFrom('agent', 'team', 'label', 'category', 'article', 'portal', 'constructor'),
  key: fc.oneof(fc.jsonValue(), fc.constantFrom(...SOURCE_RECORDS.map(({ key }) => key))),
});
const value = fc.oneof(fc.jsonValue(), reference, fc.array(reference, { maxLength: 3 }));
const action = fc.record({
  action_name: fc.constantFrom('assign_team', 'assign_agent', 'add_label', 'send_message', '__proto__'),
  action_params: fc.oneof(value, fc.array(value, { maxLength: 2 })),
});

describe('a hostile file', () => {
  it('migration plans and comparisons include every record of a file with arbitrary values', async () => {
    const changed = fc.record({
      index: fc.nat(SOURCE_RECORDS.length - 1),
      values: fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 4 }),
      actions: fc.oneof(fc.jsonValue(), fc.array(action, { maxLength: 3 })),
      text: fc.constantFrom(
        '',
        '[a](../../../articles/%E0%A4%A/x.md)',
        '![](../../../../etc/passwd)',
        '[[[]((((',
      ),
    });
    let planned = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(changed, { maxLength: 6 }), async (changes) => {
        const hostile = changes.flatMap(({ index, values, actions, text }) => {
          const one = SOURCE_RECORDS[index];
          if (!one) return [];
          const all = { ...one.values, ...(one.kind === 'macros' && { actions }), ...values };
          const { main } = formatRecordTexts({ ...one, values: all, text: one.text === null ? null : text });
          const read = readRecord(one.kind, main, null);
          return read ? [read] : [];
        });
        const records = [...SOURCE_RECORDS, ...hostile];
        const plan = await createTestPlan({ records });
        const counts = Object.values(countVerdicts(plan.records));
        expect(counts.reduce((all, count) => all + count, 0)).toBe(records.length);
        const side = { records, images: new Map(), unread: [] };
        expect((await compareBundles(side, side)).differences).toEqual([]);
        planned += hostile.length;
      }),
      { numRuns: getPropertyRuns(400) },
    );
    expect(planned).toBeGreaterThan(BUNDLE_KINDS.length);
  });
});
