// Inboxes (read-only) and the templates of messaging-app inboxes. Administrators see all inboxes, others their own.
import { getInbox, type Inbox, listInboxes, listTemplates } from '~/api/inboxes';
import { contains, listPage, sorted, usualSorts } from '../list';
import { notFound } from '../refusal';
import { type AccountContext, type Caller, rule } from '../rule';
import type { StoredInbox } from '../state';

type Reach = Pick<AccountContext, 'account' | 'caller'>;

/** Reports whether the caller has access to an inbox and its conversations. */
export const sees = ({ role, inboxIds }: Caller, inboxId: number) =>
  role === 'administrator' || inboxIds.includes(inboxId);

const reachable = ({ account, caller }: Reach) => account.inboxes.filter(({ id }) => sees(caller, id));

function inboxOf(reach: Reach, inboxId: number): StoredInbox {
  const found = reachable(reach).find(({ id }) => id === inboxId);
  if (!found) throw notFound();
  return found;
}

function onTheWire({ templates, ...inbox }: StoredInbox): Inbox {
  return inbox;
}

const byName = (inbox: Inbox) => inbox.name;
const SORTS = usualSorts<Inbox>('name', byName);

export const inboxRules = [
  rule(listInboxes, ({ account, caller, query }) => {
    const found = reachable({ account, caller }).filter(({ name }) => contains(name, query.search ?? ''));
    return listPage(sorted(found.map(onTheWire), SORTS, query.sort, 'name_asc'), query);
  }),

  rule(getInbox, ({ account, caller, params }) => onTheWire(inboxOf({ account, caller }, params.inboxId))),

  rule(listTemplates, ({ account, caller, params }) => ({
    data: inboxOf({ account, caller }, params.inboxId).templates,
  })),
];
