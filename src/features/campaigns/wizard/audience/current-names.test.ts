import { describe, expect, it } from 'vitest';
import { SAMPLE_CONTENT } from '../../send/fixtures/samples';
import {
  collectAttemptNames,
  createEmptyDraft,
  findMissingSteps,
  toCampaignDraft,
} from '../draft/campaign-draft';
import { findCurrentNames } from './current-names';

const VIP = { id: 3, title: 'vip' };
const BETA = { id: 5, title: 'beta' };
const EVERYONE = { id: 7, title: 'everyone' };
const SENDER = { id: 12, name: 'Messaging app', timezone: 'Europe/Madrid' };
const written = { from: { ...SENDER, timezone: null }, labels: [VIP, BETA] };
const numbered = (id: number) => `No. ${id}`;

describe('the current names of a draft’s records', () => {
  it('reports no changed names if the sender and labels of a draft were not renamed', () => {
    const lists = { senders: [SENDER], labels: [VIP, BETA, EVERYONE] };
    expect(findCurrentNames(written, lists, numbered)).toEqual({
      named: { from: SENDER, labels: [VIP, BETA] },
      sender: null,
      labels: null,
      goneSender: null,
      goneLabels: [],
    });
  });

  it('matches the sender and labels of a draft by ID only, and returns their previous and current names', () => {
    const draftNames = {
      from: { ...SENDER, name: 'Support' },
      labels: [BETA, { ...EVERYONE, title: 'vip' }],
    };
    const renamed = { ...BETA, title: 'all customers' };
    const lists = { senders: [SENDER], labels: [VIP, renamed, EVERYONE] };
    expect(findCurrentNames(draftNames, lists, numbered)).toEqual({
      named: { from: SENDER, labels: [renamed, EVERYONE] },
      sender: { before: ['Support'], today: ['Messaging app'] },
      labels: { before: ['beta', 'vip'], today: ['all customers', 'everyone'] },
      goneSender: null,
      goneLabels: [],
    });
  });

  it('reports no renamed labels if an earlier version of the console stored label names in another order', () => {
    const swapped = {
      ...written,
      labels: [
        { ...VIP, title: 'beta' },
        { ...BETA, title: 'vip' },
      ],
    };
    const names = findCurrentNames(swapped, { senders: [SENDER], labels: [VIP, BETA] }, numbered);
    expect(names.labels).toBeNull();
    expect(names.named.labels).toEqual([VIP, BETA]);
  });

  it('shows the deleted sender and labels of a draft by ID', () => {
    expect(findCurrentNames(written, { senders: [], labels: [BETA] }, numbered)).toEqual({
      named: { from: { ...written.from, name: 'No. 12' }, labels: [{ ...VIP, title: 'No. 3' }, BETA] },
      sender: { before: ['Messaging app'], today: ['No. 12'] },
      labels: { before: ['vip', 'beta'], today: ['No. 3', 'beta'] },
      goneSender: 'No. 12',
      goneLabels: ['No. 3'],
    });
  });

  it('keeps the names in a draft if the current names of its sender and labels aren’t available', () => {
    const untold = { sender: null, labels: null, goneSender: null, goneLabels: [] };
    const unknown = { senders: null, labels: null };
    expect(findCurrentNames(written, unknown, numbered)).toEqual({ named: written, ...untold });
    const named = { from: null, labels: [] };
    expect(findCurrentNames(createEmptyDraft(), unknown, numbered)).toEqual({ named, ...untold });
  });

  it('the audience step is incomplete until the draft has the current names of its sender and labels', () => {
    const draft = { ...createEmptyDraft(), ...written, channel: 'website' as const, text: 'Hello' };
    expect(findMissingSteps(draft, null, null, { hasTime: true, hasNames: false })).toEqual(['audience']);
    expect(findMissingSteps(draft, null, null, { hasTime: true, hasNames: true })).toEqual([]);
  });

  it('stores label names in the order of the label IDs, regardless of the order of selection', () => {
    const scope = {
      slug: 'acme',
      name: 'Acme',
      instance: 1,
      accountId: 1,
      tenant: null,
      person: 'a@acme.test',
    };
    const names = collectAttemptNames({ ...createEmptyDraft(), ...written, labels: [BETA, VIP] }, scope);
    const content = { ...SAMPLE_CONTENT, audience: [3, 5] };
    expect(toCampaignDraft({ content, names, plan: null }, null, null).labels).toEqual([VIP, BETA]);
  });
});
