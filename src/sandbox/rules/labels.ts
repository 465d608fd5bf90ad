// Labels: any member may read them. The contract doesn't define their order.
import { listLabels } from '~/api/labels';
import { listPage } from '../list';
import { rule } from '../rule';

export const labelRules = [rule(listLabels, ({ account, query }) => listPage(account.labels, query))];
