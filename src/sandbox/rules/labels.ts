// Labels: any member may list them. The contract doesn't define their order.
import { listLabels } from '~/api/labels';
import { createPageWithTotals } from '../list';
import { defineRule } from '../rule';

export const labelRules = [
  defineRule(listLabels, ({ account, query }) => createPageWithTotals(account.labels, query)),
];
