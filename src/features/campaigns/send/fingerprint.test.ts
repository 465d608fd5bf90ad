import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCanonicalJson } from '~/lib/json/canonical-json';
import { hashText } from '~/lib/sha256';
import type { CampaignContent } from './campaign-content';
import { normalizeLabelIds, toCampaignBody, toPreviewInput } from './campaign-content';
import { computeCampaignFingerprint } from './fingerprint';
import { SAMPLE_CONTENT } from './fixtures/samples';

const OLD = 'e2e/fixtures/old-profile';

const shuffled = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, item]) => [key, shuffled(item)]),
      )
    : value;

describe('fingerprint', () => {
  it('hashes the input with SHA-256 and returns the hash in hexadecimal', async () => {
    expect(await hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
  it('the canonical JSON of an object does not depend on the order of its keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => toCanonicalJson(shuffled(value)) === toCanonicalJson(value)),
    );
  });
  it('parsing canonical JSON and serializing the value again gives identical JSON', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        (value) => toCanonicalJson(JSON.parse(toCanonicalJson(value))) === toCanonicalJson(value),
      ),
    );
  });
  it('the fingerprint of a campaign changes with each field that affects recipients, content or time', async () => {
    const changes: Partial<CampaignContent>[] = [
      { instance: 2 },
      { accountId: 3 },
      { channel: 'website' },
      { inboxId: 13 },
      { senderId: 1 },
      { audience: [3, 4] },
      { message: 'order_updates' },
      { templateParams: { language: 'es', processed_params: { body: { '1': 'Ana' } } } },
      { templateParams: { language: 'en', processed_params: { body: { '1': 'Eva' } } } },
      { templateParams: null },
      { scheduledAt: '2026-12-01T10:00:00.000Z' },
    ];
    const all = await Promise.all(
      [{}, ...changes].map((change) => computeCampaignFingerprint({ ...SAMPLE_CONTENT, ...change })),
    );
    expect(new Set(all).size).toBe(all.length);
  });
  it('computes the same fingerprints and hashes as earlier versions', async () => {
    const ledger = JSON.parse(readFileSync(`${OLD}/campaigns.json`, 'utf8'));
    for (const { content, fingerprint } of ledger.attempts)
      expect(await computeCampaignFingerprint(content)).toBe(fingerprint);
    const { plan, hash } = JSON.parse(readFileSync(`${OLD}/approval.json`, 'utf8'));
    expect(await hashText(toCanonicalJson(plan))).toBe(hash);
  });
  it('serializes any text to canonical JSON, including lone surrogates', () => {
    expect(toCanonicalJson({ b: undefined, message: '\ud83d', a: [undefined] })).toBe(
      '{"a":[null],"message":"\\ud83d"}',
    );
  });
  it('sorts and deduplicates the label IDs of an audience', () => {
    expect(normalizeLabelIds([10, 9, 10, 1])).toEqual([1, 9, 10]);
  });
});

describe('the request', () => {
  it('a campaign request contains an inbox ID or a sender ID, never both', () => {
    expect(toCampaignBody(SAMPLE_CONTENT, 5)).toEqual({
      inbox_id: 12,
      message: 'order_update',
      audience: [{ type: 'Label', id: 3 }],
      confirm_recipients: 5,
      template_params: SAMPLE_CONTENT.templateParams,
    });
    const email: CampaignContent = { ...SAMPLE_CONTENT, channel: 'email', senderId: 4, templateParams: null };
    expect(toPreviewInput(email)).toEqual({
      email_campaign_sender_id: 4,
      audience: [{ type: 'Label', id: 3 }],
    });
    expect(toCampaignBody({ ...email, scheduledAt: '2026-12-01T10:00:00.000Z' }, 5)).toEqual({
      email_campaign_sender_id: 4,
      message: 'order_update',
      audience: [{ type: 'Label', id: 3 }],
      confirm_recipients: 5,
      scheduled_at: '2026-12-01T10:00:00.000Z',
    });
  });
});
