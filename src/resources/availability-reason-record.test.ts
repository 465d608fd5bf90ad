import { listAvailabilityReasons } from '~/api/availability-reasons';
import { readAllPages } from '~/api/http/all-pages';
import { testRecordWrites } from '~/records/fixtures/record-tables';
import { getReasonAccess, getReasonCreationRules, getReasonRemoval } from './availability-reason-record';

testRecordWrites('an availability reason', {
  reads: ['availabilityReasons.list'],
  update: 'availabilityReasons.update',
  open: async ({ scope }) => {
    const [first] = await readAllPages(scope, listAvailabilityReasons);
    if (!first) throw new Error('the demo data has none');
    return first;
  },
  access: ({ queryClient, scope }, { id }) => getReasonAccess(queryClient, scope, id),
  edit: ({ reason }) => ({ reason: `${reason}, edited`, emoji: '' }),
  creation: {
    operation: 'availabilityReasons.create',
    access: ({ queryClient, scope }) => getReasonCreationRules(queryClient, scope),
    values: { reason: 'Dentist', emoji: '🩺' },
  },
  removal: {
    operation: 'availabilityReasons.delete',
    access: ({ queryClient, scope }, reason) => getReasonRemoval(queryClient, scope, reason),
  },
});
