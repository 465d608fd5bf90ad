import { describe, expect, it } from 'vitest';
import {
  type ApprovalContents,
  createApprovalFile,
  openApprovalFile,
  requiresSecondPerson,
} from './approval-file';
import { SAMPLE_CONTENT, SAMPLE_NAMES } from './fixtures/samples';

const body: ApprovalContents = {
  format: 'campaign-plan',
  version: 1,
  author: 'admin@acme.test',
  sealedAt: 5,
  content: SAMPLE_CONTENT,
  names: SAMPLE_NAMES,
  reachable: 1284,
};

describe('an approval file', () => {
  it('requires an approval file only above a configured number of recipients', () => {
    expect([
      requiresSecondPerson(1001, 1000),
      requiresSecondPerson(1000, 1000),
      requiresSecondPerson(9, null),
    ]).toEqual([true, false, false]);
  });
  it('opens an approval file written by another person, regardless of the order of its JSON keys', async () => {
    const { plan, hash } = await createApprovalFile(body);
    const text = JSON.stringify({ hash, plan: Object.fromEntries(Object.entries(plan).reverse()) });
    expect(await openApprovalFile(text, 'mfa@acme.test', SAMPLE_CONTENT)).toMatchObject({
      open: true,
      file: { hash },
    });
  });
  it('rejects an approval file opened by its author, regardless of letter case in the email address', async () => {
    const text = JSON.stringify(await createApprovalFile(body));
    expect(await openApprovalFile(text, ' Admin@Acme.test', SAMPLE_CONTENT)).toEqual({
      open: false,
      why: 'same-person',
    });
  });
  it('rejects an approval file whose message, count or author was changed', async () => {
    const text = JSON.stringify(await createApprovalFile(body));
    for (const [from, to] of [
      ['order_update', 'order_delay'],
      ['1284', '1285'],
      ['admin@acme', 'other@acme'],
    ] as const) {
      expect(await openApprovalFile(text.replace(from, to), 'mfa@acme.test', SAMPLE_CONTENT)).toEqual({
        open: false,
        why: 'changed',
      });
    }
  });
  it('drops unknown fields that were added to an approval file', async () => {
    const { plan, hash } = await createApprovalFile(body);
    const forged = { ...plan, content: { ...plan.content, isApproved: true }, mayBeSent: true };
    const text = JSON.stringify({ plan: forged, hash, person: 'mfa@acme.test' }).replace(
      '{',
      '{"__proto__":{"open":true},',
    );
    const opened = await openApprovalFile(text, 'mfa@acme.test', SAMPLE_CONTENT);
    expect(opened).toEqual({ open: true, file: { plan, hash } });
  });
  it.each([
    ['a count that is none', { reachable: 0.5 }],
    ['a moment that no date can hold', { sealedAt: 1e300 }],
    ['names that are none', { names: { ...SAMPLE_NAMES, audience: [{}] } }],
    ['no author', { author: null }],
    ['another kind of file', { format: 'campaign-ledger' }],
    ['a later version', { version: 2 }],
  ])('rejects an approval file with %s as unreadable, even if its hash is correct', async (_, change) => {
    const text = JSON.stringify(await createApprovalFile({ ...body, ...change } as ApprovalContents));
    expect(await openApprovalFile(text, 'mfa@acme.test', SAMPLE_CONTENT)).toEqual({
      open: false,
      why: 'unreadable',
    });
  });
  it('rejects an approval file with extremely deep nesting as unreadable', async () => {
    const deep = `{"plan":${'['.repeat(500_000)}${']'.repeat(500_000)},"hash":""}`;
    expect(await openApprovalFile(deep, 'b', SAMPLE_CONTENT)).toEqual({ open: false, why: 'unreadable' });
  });
  it('rejects an approval file of another workspace, and a file that is not an approval file', async () => {
    const text = JSON.stringify(await createApprovalFile(body));
    expect(await openApprovalFile(text, 'b', { instance: 2, accountId: 1 })).toEqual({
      open: false,
      why: 'other-workspace',
    });
    const timeless = JSON.stringify(
      await createApprovalFile({ ...body, content: { ...SAMPLE_CONTENT, scheduledAt: 'tomorrow' } }),
    );
    for (const nothing of ['', '{}', '[]', '{"plan":{},"hash":""}', timeless]) {
      expect(await openApprovalFile(nothing, 'b', SAMPLE_CONTENT)).toEqual({
        open: false,
        why: 'unreadable',
      });
    }
  });
});
