// Which lists an export of some kinds reads, and how many requests that makes.
import { listAgents } from '~/api/agents';
import { listArticles } from '~/api/articles';
import { listAssistants } from '~/api/assistants';
import { listAutomationRules } from '~/api/automation-rules';
import { listAvailabilityReasons } from '~/api/availability-reasons';
import { listCannedResponses } from '~/api/canned-responses';
import { listCategories } from '~/api/categories';
import { type ListOperation, readAllPages } from '~/api/http/all-pages';
import { isApiError, type ProblemKind } from '~/api/http/api-error';
import type { Pace } from '~/api/http/pace';
import { read } from '~/api/http/read';
import { listInboxes } from '~/api/inboxes';
import { listLabels } from '~/api/labels';
import { listMacros } from '~/api/macros';
import { listPortals } from '~/api/portals';
import type { Scope } from '~/api/scope';
import { listTeams } from '~/api/teams';
import type { BundleKind, Unread } from './bundle';

/** Kinds whose numbers stand for people, teams, inboxes and labels. */
const NAMES_OTHERS: readonly BundleKind[] = ['macros', 'automation-rules', 'assistants'];

/** Which lists are read for these kinds: their own, and those that name what stands in them. */
export function neededLists(kinds: readonly BundleKind[]) {
  const has = (...some: BundleKind[]) => some.some((kind) => kinds.includes(kind));
  const naming = has(...NAMES_OTHERS);
  return {
    labels: has('labels') || naming,
    agents: has('teams') || naming,
    inboxes: has('inboxes') || naming,
    teams: has('teams') || naming,
    members: has('teams'),
    portals: has('portals', 'categories', 'articles', 'automation-rules'),
    categories: has('categories', 'articles'),
    articles: has('articles'),
  };
}

/** What says that something isn't there for this person; anything else fails the whole reading. */
const MISSING: ReadonlySet<ProblemKind> = new Set(['switched-off', 'forbidden', 'not-found']);

/** What a reading finds, or why this person or platform doesn't have it. */
export async function orWhy<Found>(
  reading: Promise<Found>,
): Promise<{ readonly found: Found } | { readonly why: Unread['why'] }> {
  try {
    return { found: await reading };
  } catch (error) {
    if (!isApiError(error) || !MISSING.has(error.kind)) throw error;
    return { why: error.kind === 'forbidden' ? 'forbidden' : 'not-offered' };
  }
}

/** How many there are of each list; null where the platform doesn't say, or doesn't let them be read. */
export interface Counts {
  readonly lists: Readonly<Record<CountedList, number | null>>;
  readonly portals: readonly { readonly categories: number | null; readonly articles: number | null }[];
  readonly assistants: number | null;
}

const LISTS = {
  labels: listLabels,
  agents: listAgents,
  inboxes: listInboxes,
  teams: listTeams,
  'availability-reasons': listAvailabilityReasons,
  'canned-responses': listCannedResponses,
  macros: listMacros,
  'automation-rules': listAutomationRules,
} as const;
type CountedList = keyof typeof LISTS;

interface Tools {
  readonly signal: AbortSignal;
  readonly pace: Pace;
}

/** Counts what an account has, by the smallest page of each list. */
export async function countAccount(scope: Scope, { signal, pace }: Tools): Promise<Counts> {
  const count = async <Item>(operation: ListOperation<Item>, params?: object): Promise<number | null> => {
    const input = { scope, signal, query: { page: 1, per_page: 1 }, ...(params && { params }) };
    const answer = await orWhy(pace(() => read(operation, input)));
    return 'found' in answer ? (answer.found.meta.total_count ?? null) : null;
  };
  const { labels, agents, inboxes, teams, macros, ...others } = LISTS;
  const lists = {
    labels: await count(labels),
    agents: await count(agents),
    inboxes: await count(inboxes),
    teams: await count(teams),
    macros: await count(macros),
    'availability-reasons': await count(others['availability-reasons']),
    'canned-responses': await count(others['canned-responses']),
    'automation-rules': await count(others['automation-rules']),
  };
  const portals = await orWhy(readAllPages(scope, listPortals, {}, { signal, pace }));
  const inPortals: Counts['portals'][number][] = [];
  for (const { slug } of 'found' in portals ? portals.found : []) {
    const params = { portalSlug: slug };
    inPortals.push({
      categories: await count(listCategories, params),
      articles: await count(listArticles, params),
    });
  }
  const assistants =
    scope.tenant === null
      ? null
      : await orWhy(pace(() => read(listAssistants, { scope, signal, query: {} })));
  return {
    lists,
    portals: inPortals,
    assistants: assistants && 'found' in assistants ? assistants.found.data.length : null,
  };
}

const PAGE = 100;
/** At least one request says how many there are. */
const pages = (count: number | null) => Math.max(1, Math.ceil((count ?? 0) / PAGE));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** How many records of a kind there are; null where nobody says. */
export function countOf(kind: BundleKind, { lists, portals, assistants }: Counts): number | null {
  switch (kind) {
    case 'portals':
      return portals.length;
    case 'categories':
    case 'articles':
      return sum(portals.map((portal) => portal[kind] ?? 0));
    case 'assistants':
      return assistants;
    default:
      return lists[kind];
  }
}

/** How many requests it takes to read these kinds, as far as it can be known before. */
export function requestsFor(kinds: readonly BundleKind[], { lists, portals, assistants }: Counts): number {
  const needs = neededLists(kinds);
  const own = (['availability-reasons', 'canned-responses', 'macros', 'automation-rules'] as const).filter(
    (kind) => kinds.includes(kind),
  );
  const named = (['labels', 'agents', 'inboxes', 'teams'] as const).filter((list) => needs[list]);
  const inPortal = ({ categories, articles }: Counts['portals'][number]) =>
    (needs.categories ? pages(categories) : 0) + (needs.articles ? pages(articles) + (articles ?? 0) : 0);
  return (
    sum([...own, ...named].map((list) => pages(lists[list]))) +
    (needs.members ? (lists.teams ?? 0) : 0) +
    (needs.portals ? 1 + sum(portals.map(inPortal)) : 0) +
    // Each has one long text or so.
    (kinds.includes('assistants') && assistants !== null ? 1 + assistants : 0)
  );
}
