import { cannedResponsesQuery } from '~/api/canned-responses';
import { testRecordWrites } from '~/records/fixtures/record-tables';
import {
  getCannedResponseAccess,
  getCannedResponseCreation,
  getCannedResponseRemoval,
} from './canned-response-record';

testRecordWrites('a canned response', {
  reads: ['cannedResponses.list'],
  update: 'cannedResponses.update',
  open: async ({ queryClient, scope }) => {
    const [first] = (await queryClient.fetchQuery(cannedResponsesQuery(scope, {}))).data;
    if (!first) throw new Error('the demo data has none');
    return first;
  },
  access: ({ queryClient, scope }, record) => getCannedResponseAccess(queryClient, scope, record),
  edit: ({ short_code, content }) => ({
    short_code: `${short_code}-edited`,
    content: `${content}\nAnd more.`,
  }),
  creation: {
    operation: 'cannedResponses.create',
    access: ({ queryClient, scope }) => getCannedResponseCreation(queryClient, scope),
    values: { short_code: 'not-there-yet', content: 'Hello' },
  },
  removal: {
    operation: 'cannedResponses.delete',
    access: ({ queryClient, scope }, record) => getCannedResponseRemoval(queryClient, scope, record),
  },
});
