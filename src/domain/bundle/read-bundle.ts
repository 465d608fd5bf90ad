// Reads an account as a bundle: each request when the rate limit allows it, and each answer kept, so that what was begun is
// gone on with.
import { listAgents } from '~/api/agents';
import { type Article, getArticle, listArticles } from '~/api/articles';
import { getAssistantText, listAssistants } from '~/api/assistants';
import { listAutomationRules } from '~/api/automation-rules';
import { listAvailabilityReasons } from '~/api/availability-reasons';
import { listCannedResponses } from '~/api/canned-responses';
import { listCategories } from '~/api/categories';
import { type ListOperation, readAllPages, readSinglePage } from '~/api/http/all-pages';
import type { Pace } from '~/api/http/pace';
import { publicFile } from '~/api/http/public-file';
import { read } from '~/api/http/read';
import { listInboxes } from '~/api/inboxes';
import { listLabels } from '~/api/labels';
import { listMacros } from '~/api/macros';
import { listPortals } from '~/api/portals';
import type { Scope } from '~/api/scope';
import { listMembers, listTeams } from '~/api/teams';
import { imageName, imageType } from '~/lib/image-type';
import { sha256Of } from '~/lib/sha256';
import { type ExportedImages, exportedImages } from '../exported-images';
import { imageHosts, uploadedHosts } from '../image-hosts';
import { stubsOf } from '../stub';
import type { AccountReads } from './account-reads';
import { accountBundle } from './account-records';
import { BUNDLE_KINDS, type Bundle, type BundleKind, type Unread } from './bundle';
import { neededLists, orWhy } from './needed-lists';

/** What was read before by the names of the reads, and where what is read now goes. */
export interface KeptReads {
  readonly known: ReadonlyMap<string, unknown>;
  readonly keep: (name: string, answer: unknown) => Promise<void>;
}

export interface BundleTools {
  readonly signal: AbortSignal;
  readonly pace: Pace;
  /** How many requests have ended. */
  readonly onRequests: (count: number) => void;
  /** An agent sees some of the inboxes only, so that their list isn't the account's; null where nobody knows the role. */
  readonly isAdministrator: boolean | null;
  readonly kept?: KeptReads | undefined;
}

/** How many reads of single records are on their way at once. */
const AT_ONCE = 4;

async function eachAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  let next = 0;
  const workOn = async () => {
    for (let item = items[next]; next < items.length && item !== undefined; item = items[next]) {
      next += 1;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOn));
}

/** The reads of one account, which note what they lack. */
function readerOf(scope: Scope, kinds: readonly BundleKind[], tools: BundleTools) {
  const { signal, kept } = tools;
  const unread: Unread[] = BUNDLE_KINDS.filter((kind) => !kinds.includes(kind)).map((kind) => ({
    kind,
    why: 'not-chosen',
  }));
  let requests = 0;
  const pace: Pace = async (request) => {
    const answer = await tools.pace(request);
    requests += 1;
    tools.onRequests(requests);
    return answer;
  };
  /** One that was kept is as good as read: the name says of what it is. */
  const once = async <Found>(name: string, find: () => Promise<Found>): Promise<Found> => {
    if (kept?.known.has(name)) return kept.known.get(name) as Found;
    const found = await find();
    // What failed may be there the next time.
    if (typeof found !== 'string') await kept?.keep(name, found);
    return found;
  };
  const lacks = (kind: BundleKind, why: Unread['why'], portal?: string) => {
    if (kinds.includes(kind)) unread.push({ kind, why, ...(portal !== undefined && { portal }) });
  };
  /** A whole list; null where it isn't needed, or this person or platform doesn't have it. */
  const list = async <Item>(
    operation: ListOperation<Item>,
    isNeeded: boolean,
    { kind, portal }: { readonly kind?: BundleKind; readonly portal?: string } = {},
  ): Promise<readonly Item[] | null> => {
    if (!isNeeded) return null;
    const whole = portal === undefined ? {} : { params: { portalSlug: portal } };
    const answer = await orWhy(
      once(`${operation.id} ${portal ?? ''}`, () => readAllPages(scope, operation, whole, { signal, pace })),
    );
    if ('found' in answer) return answer.found;
    if (kind) lacks(kind, answer.why, portal);
    return null;
  };
  return { scope, kinds, signal, pace, once, list, lacks, unread };
}

type Reader = ReturnType<typeof readerOf>;

async function readMembers({ scope, signal, pace, once }: Reader, teams: AccountReads['teams']) {
  const members = new Map<number, NonNullable<AccountReads['agents']>>();
  await eachAtOnce(teams ?? [], async ({ id }) => {
    const params = { teamId: id };
    const answer = await orWhy(
      once(`${listMembers.id} ${id}`, () => readSinglePage(scope, listMembers, { params }, { signal, pace })),
    );
    if ('found' in answer) members.set(id, answer.found);
  });
  return members;
}

async function readArticles(reader: Reader, portal: string): Promise<readonly Article[] | null> {
  const { scope, signal, pace, once, lacks } = reader;
  const found: Article[] = [];
  let why: Unread['why'] | null = null;
  const rows = await reader.list(listArticles, true, { kind: 'articles', portal });
  await eachAtOnce(rows ?? [], async ({ id }) => {
    if (why === 'forbidden') return;
    const input = { scope, signal, params: { portalSlug: portal, articleId: id } };
    const answer = await orWhy(
      once(`${getArticle.id} ${portal} ${id}`, () => pace(() => read(getArticle, input))),
    );
    // One that was deleted since isn't the account's any more.
    if ('found' in answer) found.push(answer.found);
    else why = answer.why;
  });
  if (rows && why === 'forbidden') {
    lacks('articles', why, portal);
    return null;
  }
  return rows && found;
}

async function readPortals(reader: Reader): Promise<AccountReads['portals']> {
  const needs = neededLists(reader.kinds);
  const portals = await reader.list(listPortals, needs.portals, { kind: 'portals' });
  if (needs.portals && !portals) {
    for (const kind of ['categories', 'articles'] as const) reader.lacks(kind, 'not-offered');
  }
  if (!portals) return null;
  const found: NonNullable<AccountReads['portals']>[number][] = [];
  for (const portal of portals) {
    const within = { portal: portal.slug } as const;
    const categories = await reader.list(listCategories, needs.categories, { kind: 'categories', ...within });
    const articles = needs.articles ? await readArticles(reader, portal.slug) : null;
    found.push({ portal, categories, articles });
  }
  return found;
}

async function readAssistants(reader: Reader): Promise<AccountReads['assistants']> {
  const { scope, signal, pace, once, lacks, kinds } = reader;
  if (!kinds.includes('assistants')) return null;
  if (scope.tenant === null) {
    lacks('assistants', 'not-offered');
    return null;
  }
  const answer = await orWhy(
    once(listAssistants.id, () => readSinglePage(scope, listAssistants, {}, { signal, pace })),
  );
  if ('why' in answer) {
    lacks('assistants', answer.why);
    return null;
  }
  const found: NonNullable<AccountReads['assistants']>[number][] = [];
  for (const assistant of answer.found) {
    const texts = new Map<string, string>();
    for (const { path } of stubsOf(assistant.config)) {
      const input = { scope, signal, params: { id: assistant.id }, query: { path } };
      const name = `${getAssistantText.id} ${assistant.id} ${path}`;
      const text = await orWhy(once(name, () => pace(() => read(getAssistantText, input))));
      if ('found' in text) texts.set(path, text.found.text);
    }
    found.push({ assistant, texts });
  }
  return found;
}

/** An image is called by what is in it: the same one has the same name, wherever it lies. */
async function imagePath(_address: string, bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const type = imageType(bytes);
  return type && `images/${imageName((await sha256Of(bytes)).slice(0, 32), type)}`;
}

const readImages = ({ signal, once }: Reader, portals: AccountReads['portals']): Promise<ExportedImages> => {
  const texts = (portals ?? []).flatMap(({ articles }) =>
    (articles ?? []).map(({ content }) => content ?? ''),
  );
  return exportedImages(texts, imageHosts(uploadedHosts.get()), {
    signal,
    onProgress: () => {},
    pathOf: imagePath,
    read: (address, most, aborted) => once(`image ${address}`, () => publicFile(address, most, aborted)),
  });
};

export interface BundleRead {
  readonly bundle: Bundle;
  readonly images: ExportedImages;
}

/** Reads these kinds of an account. Throws `ApiError` where a read fails that isn't refused. */
export async function readBundle(
  scope: Scope,
  kinds: readonly BundleKind[],
  tools: BundleTools,
): Promise<BundleRead> {
  const reader = readerOf(scope, kinds, tools);
  const { list, lacks, unread } = reader;
  const needs = neededLists(kinds);
  const isChosen = (kind: BundleKind) => kinds.includes(kind);
  const teams = await list(listTeams, needs.teams, { kind: 'teams' });
  if (isChosen('inboxes') && tools.isAdministrator !== true) lacks('inboxes', 'forbidden');
  const reads: AccountReads = {
    kinds: kinds.filter((kind) => kind !== 'inboxes' || tools.isAdministrator === true),
    labels: await list(listLabels, needs.labels, { kind: 'labels' }),
    agents: await list(listAgents, needs.agents),
    inboxes: await list(listInboxes, needs.inboxes, { kind: 'inboxes' }),
    teams,
    members: needs.members ? await readMembers(reader, teams) : null,
    reasons: await list(listAvailabilityReasons, isChosen('availability-reasons'), {
      kind: 'availability-reasons',
    }),
    cannedResponses: await list(listCannedResponses, isChosen('canned-responses'), {
      kind: 'canned-responses',
    }),
    macros: await list(listMacros, isChosen('macros'), { kind: 'macros' }),
    rules: await list(listAutomationRules, isChosen('automation-rules'), { kind: 'automation-rules' }),
    assistants: await readAssistants(reader),
    ...(await readPortals(reader).then(async (portals) => ({
      portals,
      images: await readImages(reader, portals),
    }))),
    unread,
  };
  return { bundle: await accountBundle(reads), images: reads.images };
}
