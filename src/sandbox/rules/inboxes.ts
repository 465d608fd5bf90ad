// Inboxes (read-only) and the templates of messaging-app inboxes. Administrators see all inboxes. Agents see only the
// inboxes that they are members of.
import { getInbox, type Inbox, listInboxes, listMessageTemplates } from '~/api/inboxes';
import { createRecordNotFoundError } from '../error-body';
import { createPageWithTotals, createStandardSorts, includesIgnoringCase, sortRecords } from '../list';
import { type AccountOperationContext, type Caller, defineOperationHandler } from '../operation-handler';
import type { StoredInbox } from '../state';

type Reach = Pick<AccountOperationContext, 'account' | 'caller'>;

/** Reports whether the caller has access to an inbox and its conversations. */
export const canSeeInbox = ({ role, inboxIds }: Caller, inboxId: number) =>
  role === 'administrator' || inboxIds.includes(inboxId);

const reachable = ({ account, caller }: Reach) => account.inboxes.filter(({ id }) => canSeeInbox(caller, id));

function findInbox(reach: Reach, inboxId: number): StoredInbox {
  const found = reachable(reach).find(({ id }) => id === inboxId);
  if (!found) throw createRecordNotFoundError();
  return found;
}

function onTheWire({ templates, ...inbox }: StoredInbox): Inbox {
  return inbox;
}

const byName = (inbox: Inbox) => inbox.name;
const SORTS = createStandardSorts<Inbox>('name', byName);

export const inboxHandlers = [
  defineOperationHandler(listInboxes, ({ account, caller, query }) => {
    const found = reachable({ account, caller }).filter(({ name }) =>
      includesIgnoringCase(name, query.search ?? ''),
    );
    return createPageWithTotals(sortRecords(found.map(onTheWire), SORTS, query.sort, 'name_asc'), query);
  }),

  defineOperationHandler(getInbox, ({ account, caller, params }) =>
    onTheWire(findInbox({ account, caller }, params.inboxId)),
  ),

  defineOperationHandler(listMessageTemplates, ({ account, caller, params }) => ({
    data: findInbox({ account, caller }, params.inboxId).templates,
  })),
];
