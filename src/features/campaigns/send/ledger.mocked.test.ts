// Tests the ledger of send attempts with a mocked IndexedDB. The ledger is what prevents a second send.
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { ledgerDatabase } from '~/drafts/campaign-ledger';
import { createSampleCount, SAMPLE_CONTENT, SAMPLE_NAMES } from './fixtures/samples';
import { browserLedger } from './ledger';
import type { SendAttempt } from './send-attempt';

const attempt = (id: string, workspace: string): SendAttempt => ({
  ...{
    id,
    workspace,
    person: 'ana@acme.test',
    content: SAMPLE_CONTENT,
    fingerprint: 'f',
    confirmedRecipients: 1,
  },
  ...{ names: SAMPLE_NAMES, text: 'Hello', plan: null, sentAt: 5, endedAt: null },
  state: { name: 'sending', preview: createSampleCount('f', 1), sentAt: 5 },
});

const list = async (workspace: string) => {
  const { attempts, quarantined } = await browserLedger.list(workspace);
  return [attempts.map(({ id }) => id), quarantined.map(({ key }) => key)];
};

it('the list of send attempts rejects a second record with an existing ID and keeps the first', async () => {
  await browserLedger.add(attempt('once', '1/1'));
  await expect(browserLedger.add({ ...attempt('once', '1/1'), text: 'Again' })).rejects.toThrow();
  expect(await browserLedger.get('once')).toMatchObject({ text: 'Hello' });
});

it('lists the send attempts of one workspace only', async () => {
  await browserLedger.add(attempt('here', '3/1'));
  await browserLedger.add(attempt('other instance', '4/1'));
  await browserLedger.add(attempt('other account', '3/2'));
  expect(await list('3/1')).toEqual([['here'], []]);
});

it("quarantines a send attempt that is stored under another attempt's ID", async () => {
  await (await ledgerDatabase()).put('attempts', attempt('genuine', '5/1'), 'forged');
  expect(await list('5/1')).toEqual([[], ['forged']]);
  expect(await list('5/2')).toEqual([[], []]);
});

it('reports the last send as sent now if its time is in the future', async () => {
  await browserLedger.add({ ...attempt('future', '6/1'), sentAt: 9000 });
  expect(await browserLedger.lastSentAt(7000)).toBe(7000);
  expect(await browserLedger.lastSentAt(8000)).toBe(7000);
});

it("doesn't change an unreadable send attempt", async () => {
  const damaged = { ...attempt('damaged', '7/1'), sentAt: 'yesterday' };
  const database = await ledgerDatabase();
  await database.put('attempts', damaged, 'damaged');
  expect(await browserLedger.change('damaged', () => attempt('damaged', '7/1'))).toBeNull();
  expect(await database.get('attempts', 'damaged')).toEqual(damaged);
});
