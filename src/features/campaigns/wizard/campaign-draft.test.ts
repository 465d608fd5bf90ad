import { expect, it } from 'vitest';
import { CONTENT, NAMES } from '../send/fixtures/samples';
import { draftOf, scheduledInstant } from './campaign-draft';

it.each([
  ['2026-12-01T10:00:00.000Z', 'America/Sao_Paulo', 'America/Sao_Paulo', '07:00'],
  ['2026-12-01T10:00:00.000Z', 'Nowhere/At all', 'UTC', '10:00'],
  ['2026-12-01T10:00:00.000Z', null, 'UTC', '10:00'],
  // The hour that Berlin has twice.
  ['2026-10-25T00:30:00.000Z', 'Europe/Berlin', 'UTC', '00:30'],
])('a draft of %s from an inbox in %s has the clock of %s', (scheduledAt, timezone, zone, time) => {
  const source = { content: { ...CONTENT, scheduledAt }, names: NAMES, plan: null };
  const draft = draftOf(source, null, timezone);
  expect(draft).toMatchObject({ zone, time });
  expect(scheduledInstant(draft)).toBe(Date.parse(scheduledAt));
});
