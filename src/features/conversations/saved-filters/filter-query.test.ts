import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CONVERSATION_STATUSES } from '~/api/choices';
import { getPropertyRuns } from '~/build/depth';
import { formatFilters, parseFilters } from './filter-query';

const filters = fc.record(
  {
    status: fc.constantFrom(...CONVERSATION_STATUSES),
    inbox_id: fc.integer({ min: 1 }),
    updated_from: fc.constantFrom('2026-03-01', '2026'),
    updated_to: fc.constant('2026-03-31'),
  },
  { requiredKeys: [] },
);

it('saves only the filters of a list, and restores them unchanged', () => {
  fc.assert(
    fc.property(filters, (given) => {
      const query = formatFilters({ ...given, id: '1042', page: 3, per_page: 50 });
      expect(parseFilters(query)).toEqual(given);
    }),
    { numRuns: getPropertyRuns(200) },
  );
});

it.each([
  ['an unknown status', '?status=lost&inbox_id=2', { inbox_id: 2 }],
  ['an invalid inbox', '?inbox_id=-4', {}],
  ['parameters of other pages', '?id=7&open=true&folder=a', {}],
  ['text that isn’t a query', '%%%', {}],
])('ignores %s in stored filters', (_, query, expected) => expect(parseFilters(query)).toEqual(expected));
