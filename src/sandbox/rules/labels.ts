// Labels: any member reads them. Their order isn't stated.
import { listLabels } from '~/api/labels';
import { listPage } from '../list';
import { rule } from '../rule';

export const labelRules = [rule(listLabels, ({ account, query }) => listPage(account.labels, query))];
