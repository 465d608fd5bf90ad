// Inboxes (read-only) and the templates of the messaging-app ones. Everyone but administrators sees their own inboxes only.
import { getInbox, type Inbox, listInboxes, listTemplates } from '~/api/inboxes';
import { contains, listPage, sorted, usualSorts } from '../list';
import { notFound } from '../refusal';
import { type AccountContext, type Caller, rule } from '../rule';
import type { StoredInbox } from '../state';

type Reach = Pick<AccountContext, 'account' | 'caller'>;

/** Whether an inbox, and with it its conversations, is within someone's reach. */
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
