import { expect, it } from 'vitest';
import { toConversationsQuery } from './conversations-search';

it('the date filter requests whole days in local time and includes the first and the last day', () => {
  expect(toConversationsQuery({ updated_from: '2026-03-01', updated_to: '2026-03-02' })).toEqual({
    updated_after: new Date(2026, 2, 1).toISOString(),
    updated_before: new Date(2026, 2, 3).toISOString(),
  });
});

it('the date filter requests an open range if only one day is set, and ignores invalid days', () => {
  expect(toConversationsQuery({ updated_from: '2026-12-31' })).toEqual({
    updated_after: new Date(2026, 11, 31).toISOString(),
  });
  expect(
    toConversationsQuery({ updated_from: 'yesterday', updated_to: '2026-13-45', status: 'open' }),
  ).toEqual({
    status: 'open',
  });
});

it('the date filter ignores a last day that is before the first day', () => {
  expect(toConversationsQuery({ updated_from: '2026-03-05', updated_to: '2026-03-04' })).toEqual({
    updated_after: new Date(2026, 2, 5).toISOString(),
  });
  expect(toConversationsQuery({ updated_from: '2026-03-05', updated_to: '2026-03-05' })).toHaveProperty(
    'updated_before',
  );
});
