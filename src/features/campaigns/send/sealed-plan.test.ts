import { describe, expect, it } from 'vitest';
import { CONTENT, NAMES } from './fixtures/samples';
import { needsSecondPerson, openPlan, type PlanBody, sealPlan } from './sealed-plan';

const body: PlanBody = {
  format: 'campaign-plan',
  version: 1,
  author: 'admin@acme.test',
  sealedAt: 5,
  content: CONTENT,
  names: NAMES,
  reachable: 1284,
};

describe('a sealed plan', () => {
  it('is needed above the number, never without one', () => {
    expect([
      needsSecondPerson(1001, 1000),
      needsSecondPerson(1000, 1000),
      needsSecondPerson(9, null),
    ]).toEqual([true, false, false]);
  });
  it('opens for another person, however its keys are ordered', async () => {
    const { plan, hash } = await sealPlan(body);
    const text = JSON.stringify({ hash, plan: Object.fromEntries(Object.entries(plan).reverse()) });
    expect(await openPlan(text, 'mfa@acme.test', CONTENT)).toMatchObject({ open: true, sealed: { hash } });
  });
  it('does not open for its author, whatever the case', async () => {
    const text = JSON.stringify(await sealPlan(body));
    expect(await openPlan(text, ' Admin@Acme.test', CONTENT)).toEqual({ open: false, why: 'same-person' });
  });
  it('does not open where something in it was changed', async () => {
    const text = JSON.stringify(await sealPlan(body));
    for (const [from, to] of [
      ['order_update', 'order_delay'],
      ['1284', '1285'],
      ['admin@acme', 'other@acme'],
    ] as const) {
      expect(await openPlan(text.replace(from, to), 'mfa@acme.test', CONTENT)).toEqual({
        open: false,
        why: 'broken-seal',
      });
    }
  });
  it('does not open in another workspace, nor what is no plan', async () => {
    const text = JSON.stringify(await sealPlan(body));
    expect(await openPlan(text, 'b', { instance: 2, accountId: 1 })).toEqual({
      open: false,
      why: 'other-workspace',
    });
    const timeless = JSON.stringify(
      await sealPlan({ ...body, content: { ...CONTENT, scheduledAt: 'tomorrow' } }),
    );
    for (const nothing of ['', '{}', '[]', '{"plan":{},"hash":""}', timeless]) {
      expect(await openPlan(nothing, 'b', CONTENT)).toEqual({ open: false, why: 'unreadable' });
    }
  });
});
