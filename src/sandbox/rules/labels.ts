// Labels: any member may list them. The contract doesn't define their order.
import { listLabels } from '~/api/labels';
import { createPageWithTotals } from '../list';
import { defineOperationHandler } from '../operation-handler';

export const labelHandlers = [
  defineOperationHandler(listLabels, ({ account, query }) => createPageWithTotals(account.labels, query)),
];
