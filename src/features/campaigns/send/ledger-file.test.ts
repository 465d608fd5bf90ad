import { describe, expect, it } from 'vitest';
import type { Attempt } from './attempt';
import { fingerprintOf } from './fingerprint';
import { CONTENT, NAMES, previewOf } from './fixtures/samples';
import { exportLedger, planLedgerImport, settledBy } from './ledger-file';

const FINGERPRINT = await fingerprintOf(CONTENT);

const record = (id: string, change: Partial<Attempt> = {}): Attempt => ({
  id,
  workspace: '1/1',
  person: 'admin@acme.test',
  content: CONTENT,
  fingerprint: FINGERPRINT,
  confirmedRecipients: 1284,
  names: NAMES,
  text: 'Hello',
  plan: null,
  sentAt: 5,
  endedAt: 6,
  state: { name: 'sent', id: 7, reachableCount: 1284 },
  ...change,
});
const unknown = { name: 'unknown', cause: 'no-answer', status: null } as const;

describe('the ledger as a file', () => {
  it('goes out and comes in again', async () => {
    const all = [record('a'), record('b', { state: unknown })];
    expect(await planLedgerImport(exportLedger(all, 9), '1/1', [], 10)).toEqual({
      added: all,
      settled: [],
      known: 0,
      skipped: 0,
    });
    expect(await planLedgerImport(exportLedger(all, 9), '1/1', all, 10)).toEqual({
      added: [],
      settled: [],
      known: 2,
      skipped: 0,
    });
  });
  it('takes what was on its way as unknown', async () => {
    const sending = record('a', {
      state: { name: 'sending', preview: previewOf('f', 1), sentAt: 5 },
      endedAt: null,
    });
    const plan = await planLedgerImport(exportLedger([sending], 9), '1/1', [], 10);
    expect(plan?.added).toMatchObject([{ state: { name: 'unknown', cause: 'interrupted' }, endedAt: 10 }]);
  });
  it('settles what is open here, and never opens what is settled here', async () => {
    const settled = exportLedger([record('a')], 9);
    expect((await planLedgerImport(settled, '1/1', [record('a', { state: unknown })], 10))?.settled).toEqual([
      record('a'),
    ]);
    const opened = exportLedger([record('a', { state: unknown })], 9);
    expect(await planLedgerImport(opened, '1/1', [record('a')], 10)).toEqual({
      added: [],
      settled: [],
      known: 1,
      skipped: 0,
    });
  });
  it('skips other workspaces and what it cannot read', async () => {
    const text = exportLedger([record('a', { workspace: '2/1' }), { broken: true } as never], 9);
    expect(await planLedgerImport(text, '1/1', [], 10)).toEqual({
      added: [],
      settled: [],
      known: 0,
      skipped: 2,
    });
  });
  it.each(['', '{}', '[]', '{"format":"campaign-ledger","version":2,"exportedAt":1,"attempts":[]}'])(
    'is no ledger: %s',
    async (text) => {
      expect(await planLedgerImport(text, '1/1', [], 10)).toBeNull();
    },
  );
  it('skips a record whose moments no date can hold: drawing it would break the list', async () => {
    const moments = [{ sentAt: 1e300 }, { sentAt: -1 }, { sentAt: 0.5 }, { endedAt: 8.7e15 }];
    const text = exportLedger(
      moments.map((change, index) => record(`m${index}`, change)),
      9,
    );
    expect(await planLedgerImport(text, '1/1', [], 10)).toEqual({
      added: [],
      settled: [],
      known: 0,
      skipped: 4,
    });
  });
  it('skips a record whose campaign is another than its fingerprint says', async () => {
    const forged = record('a', { content: { ...CONTENT, message: 'another_template' } });
    const moved = record('b', { content: { ...CONTENT, accountId: 2 } });
    const text = exportLedger([forged, moved, record('c', { fingerprint: 'f' })], 9);
    expect(await planLedgerImport(text, '1/1', [], 10)).toEqual({
      added: [],
      settled: [],
      known: 0,
      skipped: 3,
    });
  });
  it('skips millions of entries that are none while the page goes on', async () => {
    const text = `{"format":"campaign-ledger","version":1,"exportedAt":1,"attempts":[${'0,'.repeat(200_000)}0]}`;
    let turns = 0;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      turns += 1;
      port2.postMessage(null);
    };
    port2.postMessage(null);
    const plan = await planLedgerImport(text, '1/1', [], 10);
    port1.close();
    expect(plan).toEqual({ added: [], settled: [], known: 0, skipped: 200_001 });
    expect(turns).toBeGreaterThan(1);
  });
  it('brings an outcome only, and only onto what is still open', () => {
    const file = record('a', { person: 'someone@else.test', text: 'Other', sentAt: 1 });
    expect(settledBy(record('a', { state: unknown }), file)).toEqual(record('a'));
    const sending = record('a', { state: { name: 'sending', preview: previewOf('f', 1), sentAt: 5 } });
    expect(settledBy(sending, file)).toBe(sending);
    const refused = record('a', {
      state: { name: 'refused', refusal: { reason: 'mismatch' }, serverMessage: null },
    });
    expect(settledBy(refused, file)).toBe(refused);
  });
});
