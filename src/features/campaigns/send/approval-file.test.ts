import { describe, expect, it } from 'vitest';
import { approvalFileOf, needsSecondPerson, openApprovalFile, type PlanBody } from './approval-file';
import { CONTENT, NAMES } from './fixtures/samples';

const body: PlanBody = {
  format: 'campaign-plan',
  version: 1,
  author: 'admin@acme.test',
  sealedAt: 5,
  content: CONTENT,
  names: NAMES,
  reachable: 1284,
};

describe('an approval file', () => {
  it('is needed above the number, never without one', () => {
    expect([
      needsSecondPerson(1001, 1000),
      needsSecondPerson(1000, 1000),
      needsSecondPerson(9, null),
    ]).toEqual([true, false, false]);
  });
  it('opens for another person, however its keys are ordered', async () => {
    const { plan, hash } = await approvalFileOf(body);
    const text = JSON.stringify({ hash, plan: Object.fromEntries(Object.entries(plan).reverse()) });
    expect(await openApprovalFile(text, 'mfa@acme.test', CONTENT)).toMatchObject({
      open: true,
      file: { hash },
    });
  });
  it('does not open for its author, whatever the case', async () => {
    const text = JSON.stringify(await approvalFileOf(body));
    expect(await openApprovalFile(text, ' Admin@Acme.test', CONTENT)).toEqual({
      open: false,
      why: 'same-person',
    });
  });
  it('does not open where something in it was changed', async () => {
    const text = JSON.stringify(await approvalFileOf(body));
    for (const [from, to] of [
      ['order_update', 'order_delay'],
      ['1284', '1285'],
      ['admin@acme', 'other@acme'],
    ] as const) {
      expect(await openApprovalFile(text.replace(from, to), 'mfa@acme.test', CONTENT)).toEqual({
        open: false,
        why: 'changed',
      });
    }
  });
  it('does not open in another workspace, nor what is no plan', async () => {
    const text = JSON.stringify(await approvalFileOf(body));
    expect(await openApprovalFile(text, 'b', { instance: 2, accountId: 1 })).toEqual({
      open: false,
      why: 'other-workspace',
    });
    const timeless = JSON.stringify(
      await approvalFileOf({ ...body, content: { ...CONTENT, scheduledAt: 'tomorrow' } }),
    );
    for (const nothing of ['', '{}', '[]', '{"plan":{},"hash":""}', timeless]) {
      expect(await openApprovalFile(nothing, 'b', CONTENT)).toEqual({ open: false, why: 'unreadable' });
    }
  });
});
