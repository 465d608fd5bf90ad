import { describe, expect, it } from 'vitest';
import {
  createAvailabilityReason,
  deleteAvailabilityReason,
  listAvailabilityReasons,
  updateAvailabilityReason,
} from '~/api/availability-reasons';
import { createSmallClient } from '../fixtures/small-client';

const refused = (field: string, code: string) => ({
  status: 422,
  body: { error: { code: 'validation_failed', details: [expect.objectContaining({ field, code })] } },
});

/** Sets up a small platform with one availability reason. */
function setUp() {
  const { platform, ask } = createSmallClient();
  const create = (availability_reason: unknown, as = 'admin') =>
    ask(createAvailabilityReason, { as, body: { availability_reason } });
  const { body } = create({ reason: 'Lunch', emoji: '🥪' });
  const { id } = body as { id: number };
  const params = { availabilityReasonId: id };
  return {
    platform,
    id,
    create,
    list: (as = 'admin') => (ask(listAvailabilityReasons, { as }).body as { data: unknown[] }).data,
    update: (availability_reason: unknown, as = 'admin') =>
      ask(updateAvailabilityReason, { as, params, body: { availability_reason } }),
    remove: (as = 'admin') => ask(deleteAvailabilityReason, { as, params }),
  };
}

describe('creating an availability reason', () => {
  it('creating an availability reason without an emoji returns 201 with the unwrapped record', () => {
    const { create } = setUp();
    const { status, body } = create({ reason: 'Doctor' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      reason: 'Doctor',
      emoji: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
  });

  it('an empty availability reason is rejected as blank', () => {
    const { create } = setUp();
    expect(create({ emoji: '🥪' })).toMatchObject(refused('reason', 'blank'));
    expect(create({ reason: '  ' })).toMatchObject(refused('reason', 'blank'));
  });

  it('creating an availability reason ignores fields other than the two writable ones', () => {
    const { create } = setUp();
    expect(create({ reason: 'Doctor', availability: 'online' }).body).not.toHaveProperty('availability');
  });

  it('an availability reason without its wrapper key is rejected', () => {
    const { ask } = createSmallClient();
    expect(ask(createAvailabilityReason, { body: { reason: 'Lunch' } }).status).toBe(400);
  });
});

describe('roles for availability reasons', () => {
  it('any member may list reasons, and only administrators may write them', () => {
    const { list, create, update, remove } = setUp();
    expect(list('agent')).toHaveLength(1);
    const responses = [
      create({ reason: 'Doctor' }, 'agent'),
      update({ reason: 'Doctor' }, 'agent'),
      remove('agent'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(list()).toMatchObject([{ reason: 'Lunch' }]);
  });
});

describe('updating and deleting an availability reason', () => {
  it('updating an availability reason changes only the fields that were sent, and null clears the emoji', () => {
    const { update } = setUp();
    expect(update({ reason: 'Late lunch' }).body).toMatchObject({ reason: 'Late lunch', emoji: '🥪' });
    expect(update({ emoji: null }).body).toMatchObject({ reason: 'Late lunch', emoji: null });
    expect(update({ reason: '' })).toMatchObject(refused('reason', 'blank'));
    expect(update({ id: 4 }).status).toBe(400);
  });

  it('a deleted availability reason disappears from the list but stays in the history', () => {
    const { platform, id, list, remove, update } = setUp();
    expect(remove()).toEqual({ status: 204, body: undefined });
    expect(list()).toEqual([]);
    expect(platform.state.instances[0]?.accounts[0]?.availabilityReasons).toMatchObject([
      { id, deleted: true },
    ]);
    expect(remove().status).toBe(404);
    expect(update({ reason: 'Again' }).status).toBe(404);
  });
});
