import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCanonicalJson } from '~/lib/json/canonical-json';
import { computeCampaignFingerprint } from './fingerprint';
import { createSampleCount, SAMPLE_CONTENT, SAMPLE_NAMES } from './fixtures/samples';
import { chooseLedgerRecord, exportLedger, planLedgerImport } from './ledger-file';
import { isAttemptSent, isOutcomeUnresolved, type SendAttempt } from './send-attempt';
import type { AttemptState } from './send-machine';

const FINGERPRINT = await computeCampaignFingerprint(SAMPLE_CONTENT);

const record = (id: string, change: Partial<SendAttempt> = {}): SendAttempt => ({
  id,
  workspace: '1/1',
  person: 'admin@acme.test',
  content: SAMPLE_CONTENT,
  fingerprint: FINGERPRINT,
  confirmedRecipients: 1284,
  names: SAMPLE_NAMES,
  text: 'Hello',
  plan: null,
  sentAt: 5,
  endedAt: 6,
  state: { name: 'sent', id: 7, reachableCount: 1284 },
  ...change,
});
const unknown = { name: 'unknown', cause: 'no-answer', status: null } as const;

/** The states that an imported file may contain for the record `a`. */
const STATES = {
  sending: { name: 'sending', preview: createSampleCount(FINGERPRINT, 1), sentAt: 5 },
  unknown,
  'without an ID': { name: 'sent-without-id', person: null },
  'found by a person': { name: 'sent-without-id', person: 'other@acme.test' },
  sent: { name: 'sent', id: 7, reachableCount: 1284 },
  refused: { name: 'refused', refusal: { reason: 'mismatch' }, serverMessage: null },
  'never left': { name: 'refused', refusal: { reason: 'not-sent' }, serverMessage: null },
  'given up': {
    name: 'refused',
    refusal: { reason: 'said-by-person', person: 'other@acme.test', at: 6 },
    serverMessage: null,
  },
} as const satisfies Record<string, AttemptState>;
type StateName = keyof typeof STATES;
const states: readonly AttemptState[] = Object.values(STATES);

/**
 * Returns how strongly a record blocks sending its campaign again: 0 if it doesn't, 1 if the user must confirm a
 * warning, 2 if the user must record the outcome first.
 */
const getCaution = (one: SendAttempt) => (isOutcomeUnresolved(one) ? 2 : isAttemptSent(one) ? 1 : 0);

/** Returns the ledger after importing a file. */
async function importInto(local: readonly SendAttempt[], file: readonly SendAttempt[], now: number) {
  const plan = await planLedgerImport(exportLedger(file, 9), '1/1', local, now);
  const byId = new Map(
    [...local, ...(plan?.added ?? []), ...(plan?.updated ?? [])].map((one) => [one.id, one]),
  );
  return [...byId.values()];
}

describe('the ledger as a file', () => {
  it('importing a list of campaigns marks new records as imported and leaves existing records unchanged', async () => {
    const all = [record('a'), record('b', { state: unknown })];
    expect(await planLedgerImport(exportLedger(all, 9), '1/1', [], 10)).toEqual({
      added: all.map((one) => ({ ...one, importedAt: 10 })),
      updated: [],
      known: 0,
      skipped: 0,
    });
    expect(await planLedgerImport(exportLedger(all, 9), '1/1', all, 10)).toEqual({
      added: [],
      updated: [],
      known: 2,
      skipped: 0,
    });
  });
  it('an import marks the outcome as unknown if the file says that the campaign was still being sent', async () => {
    const sending = record('a', {
      state: { name: 'sending', preview: createSampleCount('f', 1), sentAt: 5 },
      endedAt: null,
    });
    const plan = await planLedgerImport(exportLedger([sending], 9), '1/1', [], 10);
    expect(plan?.added).toMatchObject([{ state: { name: 'unknown', cause: 'interrupted' }, endedAt: 10 }]);
  });
  it.each(
    states
      .filter((state) => isOutcomeUnresolved({ state }))
      .flatMap((local) => states.map((state) => [local, state])),
  )('an import never overwrites the local unknown outcome %j with %j', async (here, there) => {
    const open = record('a', { state: here });
    expect(await importInto([open], [record('a', { state: there })], 10)).toEqual([open]);
  });
  it('importing any files in any order never makes a campaign easier to send again', async () => {
    const anyState = fc.constantFrom(...states);
    const anyRecord = fc
      .record({
        id: fc.constantFrom('a', 'b'),
        state: anyState,
        sentAt: fc.constantFrom(0, 5, 8.64e15),
        person: fc.constantFrom('admin@acme.test', 'other@acme.test'),
        workspace: fc.constantFrom('1/1', '2/1'),
        importedAt: fc.constantFrom(undefined, 0),
        content: fc.constantFrom(SAMPLE_CONTENT, { ...SAMPLE_CONTENT, message: 'another_template' }),
      })
      .map(({ id, ...change }) => record(id, change));
    await fc.assert(
      fc.asyncProperty(anyState, fc.array(fc.array(anyRecord)), async (state, files) => {
        const own = record('a', { state });
        let ledger: SendAttempt[] = [own];
        for (const file of files) {
          const after = await importInto(ledger, file, 10);
          for (const [index, former] of ledger.entries()) {
            const next = after[index] ?? own;
            expect(getCaution(next)).toBeGreaterThanOrEqual(getCaution(former));
            const isKept = toCanonicalJson(next) === toCanonicalJson(former);
            expect(isKept || next.importedAt === 10).toBe(true);
            expect({ ...next, state, endedAt: 6, importedAt: 0 }).toEqual({
              ...former,
              state,
              endedAt: 6,
              importedAt: 0,
            });
          }
          for (const one of after.slice(ledger.length)) {
            expect(one).toMatchObject({ workspace: '1/1', fingerprint: FINGERPRINT, importedAt: 10 });
            expect(one.sentAt).toBeLessThanOrEqual(10);
          }
          ledger = after;
        }
      }),
    );
  });
  it.each<readonly [StateName, number | undefined, StateName, StateName]>([
    // A rejection that this browser received itself isn't overwritten by an imported record.
    ['refused', undefined, 'sent', 'refused'],
    ['never left', undefined, 'unknown', 'never left'],
    // A "not found" that a user entered is replaced by a success, because the user may have looked too early.
    ['given up', undefined, 'sent', 'sent'],
    ['given up', undefined, 'without an ID', 'without an ID'],
    ['given up', undefined, 'unknown', 'given up'],
    // A record imported earlier is replaced by a later record that makes it harder to send the campaign again.
    ['refused', 3, 'unknown', 'unknown'],
    ['refused', 3, 'sent', 'sent'],
    ['sent', 3, 'refused', 'sent'],
  ])(
    'the local state "%s" (imported at %j) and the state "%s" in an imported file result in "%s"',
    async (here, importedAt, there, then) => {
      const local = record('a', { state: STATES[here], importedAt });
      const [after] = await importInto([local], [record('a', { state: STATES[there] })], 10);
      expect(after?.state).toEqual(STATES[then]);
      expect(after?.importedAt).toBe(then === here ? importedAt : 10);
    },
  );
  it('if a file has two records with the same ID, imports the one that makes sending again harder', async () => {
    const file = [record('a', { state: unknown }), record('a', { state: STATES.refused })];
    for (const entries of [file, file.toReversed()])
      expect(await importInto([], entries, 10)).toMatchObject([{ id: 'a', state: unknown }]);
  });
  it('an import keeps a local record if the file has a different campaign with the same ID', async () => {
    const content = { ...SAMPLE_CONTENT, message: 'another_template' };
    const other = record('a', { content, fingerprint: await computeCampaignFingerprint(content) });
    const local = record('a', { state: STATES['given up'] });
    expect(await importInto([local], [other], 10)).toEqual([local]);
  });
  it('an import replaces times in the future with the time of the import', async () => {
    const [late] = await importInto([], [record('a', { sentAt: 8.64e15, endedAt: 8.64e15 })], 10);
    expect(late).toMatchObject({ sentAt: 10, endedAt: 10 });
  });
  it('an import skips records of other workspaces and invalid entries', async () => {
    const text = exportLedger([record('a', { workspace: '2/1' }), { broken: true } as never], 9);
    expect(await planLedgerImport(text, '1/1', [], 10)).toEqual({
      added: [],
      updated: [],
      known: 0,
      skipped: 2,
    });
  });
  it.each(['', '{}', '[]', '{"format":"campaign-ledger","version":2,"exportedAt":1,"attempts":[]}'])(
    "rejects a file that isn't a list of campaigns: %s",
    async (text) => {
      expect(await planLedgerImport(text, '1/1', [], 10)).toBeNull();
    },
  );
  it('an import skips a record with a time outside the range of valid dates', async () => {
    const moments = [{ sentAt: 1e300 }, { sentAt: -1 }, { sentAt: 0.5 }, { endedAt: 8.7e15 }];
    const text = exportLedger(
      moments.map((change, index) => record(`m${index}`, change)),
      9,
    );
    expect(await planLedgerImport(text, '1/1', [], 10)).toEqual({
      added: [],
      updated: [],
      known: 0,
      skipped: 4,
    });
  });
  it("an import skips a record whose campaign doesn't match its fingerprint", async () => {
    const forged = record('a', { content: { ...SAMPLE_CONTENT, message: 'another_template' } });
    const moved = record('b', { content: { ...SAMPLE_CONTENT, accountId: 2 } });
    const text = exportLedger([forged, moved, record('c', { fingerprint: 'f' })], 9);
    expect(await planLedgerImport(text, '1/1', [], 10)).toEqual({
      added: [],
      updated: [],
      known: 0,
      skipped: 3,
    });
  });
  it('an import skips a huge number of invalid entries without blocking the page', async () => {
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
    expect(plan).toEqual({ added: [], updated: [], known: 0, skipped: 200_001 });
    expect(turns).toBeGreaterThan(1);
  });
  it('an import keeps a local record that was created or completed after the import was planned', () => {
    const file = record('a', { importedAt: 10 });
    for (const name of ['sending', 'unknown', 'refused'] as const) {
      const local = record('a', { state: STATES[name] });
      expect(chooseLedgerRecord(local, file)).toBe(local);
    }
  });
});
