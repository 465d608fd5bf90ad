import { expect, it } from 'vitest';
import { canBelongToWorkspace, canBlockCampaign, type QuarantinedRecord } from './quarantine';

const SAME = 'a'.repeat(64);
const held = (raw: unknown, released: QuarantinedRecord['released'] = null): QuarantinedRecord => ({
  key: 'c0',
  raw,
  released,
});

it.each([
  [{ workspace: '1/1' }, true],
  [{ workspace: '1/2' }, false],
  [{ workspace: 7 }, true],
  [{ workspace: 'x' }, true],
  ['garbage', true],
])('reports whether the unreadable record %j may belong to workspace 1/1: %s', (raw, may) =>
  expect(canBelongToWorkspace('1/1', held(raw))).toBe(may),
);

it.each([
  ['this campaign', { fingerprint: SAME, state: { name: 'unknown' } }, true],
  ['another campaign', { fingerprint: 'b'.repeat(64), state: {} }, false],
  ['a campaign without a recorded fingerprint', {}, true],
  ['a cut-off fingerprint', { fingerprint: 'aa' }, true],
  ['nothing', null, true],
  [
    'a campaign that is known to have been sent',
    { fingerprint: SAME, state: { name: 'sent', id: 7, reachableCount: 3 } },
    false,
  ],
])('reports whether an unreadable record blocks a campaign if the record contains %s', (_, raw, may) => {
  expect(canBlockCampaign(SAME, held(raw))).toBe(may);
  expect(canBlockCampaign(SAME, held(raw, { person: 'a@acme.test', at: 1 }))).toBe(false);
});
