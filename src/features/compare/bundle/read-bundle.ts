// Reads an account as a bundle: each request when the rate limit allows it, and each answer kept, so that what was begun is
// gone on with.
import * as z from 'zod/mini';
import { listAgents } from '~/api/agents';
import { type Article, getArticle, listArticles } from '~/api/articles';
import { type Assistant, getAssistantText, listAssistants } from '~/api/assistants';
import { listAutomationRules } from '~/api/automation-rules';
import { listAvailabilityReasons } from '~/api/availability-reasons';
import { listCannedResponses } from '~/api/canned-responses';
import { listCategories } from '~/api/categories';
import { type ListOperation, readAllPages } from '~/api/http/all-pages';
import type { Pace } from '~/api/http/pace';
import { publicFile } from '~/api/http/public-file';
import { read } from '~/api/http/read';
import { readSinglePage } from '~/api/http/single-page';
import { listInboxes } from '~/api/inboxes';
import { listLabels } from '~/api/labels';
import { listMacros } from '~/api/macros';
import { listPortals } from '~/api/portals';
import type { Scope } from '~/api/scope';
import { listMembers, listTeams } from '~/api/teams';
import { type ExportedImages, exportedImages } from '~/domain/exported-images';
import { imageHosts, uploadedHosts } from '~/domain/image-hosts';
import { stubsOf } from '~/domain/stub';
import { imageName, imageType } from '~/lib/file/image-type';
import { mapInSlices } from '~/lib/in-slices';
import { asObject } from '~/lib/json/json';
import { sha256Of } from '~/lib/sha256';
import type { AccountReads } from './account-reads';
import { accountBundle } from './account-records';
import { BUNDLE_KINDS, type Bundle, type BundleKind, type Unread } from './bundle';
import { neededLists, orWhy } from './needed-lists';
import { isTooDense } from './too-dense';

/** What was read before by the names of the reads, and where what is read now goes. */
export interface KeptReads {
  readonly known: ReadonlyMap<string, unknown>;
  readonly keep: (name: string, answer: unknown) => Promise<void>;
}

export interface BundleTools {
  readonly signal: AbortSignal;
  readonly pace: Pace;
  /** How many requests have ended, those that a former reading made among them, and how many images beside them. */
  readonly onRequests: (count: number, images?: number) => void;
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

/** How many requests an answer took: an image took none of the platform's. */
function requestsOf(answer: unknown): number {
  if (answer instanceof Uint8Array) return 0;
  const rows = asObject(answer)?.data;
  return Array.isArray(rows) ? Math.max(1, Math.ceil(rows.length / 100)) : 1;
}

/** The reads of one account, which note what they lack. */
function readerOf(scope: Scope, kinds: readonly BundleKind[], tools: BundleTools) {
  const { signal, kept } = tools;
  const unread: Unread[] = BUNDLE_KINDS.filter((kind) => !kinds.includes(kind)).map((kind) => ({
    kind,
    why: 'not-chosen',
  }));
  let requests = 0;
  const onEnded = (count: number) => {
    requests += count;
    tools.onRequests(requests);
  };
  const pace: Pace = async (request) => {
    const answer = await tools.pace(request);
    onEnded(1);
    return answer;
  };
  const onImages = (read: number, total: number) => tools.onRequests(requests + read, total);
  /** One that was kept is as good as read: the name says of what it is. */
  const once = async <Found>(
    name: string,
    shape: z.ZodMiniType<Found>,
    find: () => Promise<Found>,
  ): Promise<Found> => {
    const known = kept?.known.has(name) ? shape.safeParse(kept.known.get(name)) : null;
    if (known?.success) {
      onEnded(requestsOf(known.data));
      return known.data;
    }
    const found = await find();
    // What failed may be there the next time.
    if (typeof found !== 'string') await kept?.keep(name, found);
    return found;
  };
  const lacks = (missing: Unread) => {
    if (missing.kind === 'members' || kinds.includes(missing.kind)) unread.push(missing);
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
      once(`${operation.id} ${portal ?? ''}`, operation.answer, async () => {
        const data = await readAllPages(scope, operation, whole, { signal, pace });
        return { data, meta: { current_page: 1, per_page: data.length } };
      }),
    );
    if ('found' in answer) return answer.found.data;
    if (kind) lacks({ kind, why: answer.why, ...(portal !== undefined && { portal }) });
    return null;
  };
  return { scope, kinds, signal, pace, once, list, lacks, unread, onImages };
}

type Reader = ReturnType<typeof readerOf>;

async function readMembers({ scope, signal, pace, once, lacks }: Reader, teams: AccountReads['teams']) {
  const members = new Map<number, NonNullable<AccountReads['agents']>>();
  let why: Unread['why'] | null = null;
  await eachAtOnce(teams ?? [], async ({ id }) => {
    const params = { teamId: id };
    const answer = await orWhy(
      once(`${listMembers.id} ${id}`, listMembers.answer, async () => ({
        data: [...(await readSinglePage(scope, listMembers, { params }, { signal, pace }))],
      })),
    );
    if ('found' in answer) members.set(id, answer.found.data);
    else why = answer.why;
  });
  if (why) lacks({ kind: 'members', why });
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
      once(`${getArticle.id} ${portal} ${id}`, getArticle.answer, () => pace(() => read(getArticle, input))),
    );
    // One that was deleted since isn't the account's any more.
    if ('found' in answer) found.push(answer.found);
    else why = answer.why;
  });
  if (rows && why === 'forbidden') {
    lacks({ kind: 'articles', why, portal });
    return null;
  }
  return rows && found;
}

async function readPortals(reader: Reader): Promise<AccountReads['portals']> {
  const needs = neededLists(reader.kinds);
  const portals = await reader.list(listPortals, needs.portals, { kind: 'portals' });
  if (needs.portals && !portals) {
    for (const kind of ['categories', 'articles'] as const) reader.lacks({ kind, why: 'not-offered' });
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

/** The long texts of an assistant by their paths, or why one of them couldn't be had. */
async function readTexts({ scope, signal, pace, once }: Reader, { id, config }: Assistant) {
  const found = new Map<string, string>();
  for (const { path } of stubsOf(config)) {
    const input = { scope, signal, params: { id }, query: { path } };
    const name = `${getAssistantText.id} ${scope.tenant} ${id} ${path}`;
    const answer = await orWhy(
      once(name, getAssistantText.answer, () => pace(() => read(getAssistantText, input))),
    );
    if ('why' in answer) return answer;
    found.set(path, answer.found.text);
  }
  return { found };
}

async function readAssistants(reader: Reader): Promise<AccountReads['assistants']> {
  const { scope, signal, pace, once, lacks, kinds } = reader;
  if (!kinds.includes('assistants')) return null;
  if (scope.tenant === null) {
    lacks({ kind: 'assistants', why: 'not-offered' });
    return null;
  }
  const answer = await orWhy(
    // One account may be open with one tenant, then with another: their assistants are not the same.
    once(`${listAssistants.id} ${scope.tenant}`, listAssistants.answer, async () => ({
      data: [...(await readSinglePage(scope, listAssistants, {}, { signal, pace }))],
    })),
  );
  if ('why' in answer) {
    lacks({ kind: 'assistants', why: answer.why });
    return null;
  }
  const found: NonNullable<AccountReads['assistants']>[number][] = [];
  for (const assistant of answer.found.data) {
    const texts = await readTexts(reader, assistant);
    // What stands in the place of a text is nothing that anybody wrote.
    if ('why' in texts) lacks({ kind: 'assistants', why: texts.why, assistant: assistant.id });
    else found.push({ assistant, texts: texts.found });
  }
  return found;
}

/** The bytes, or why there are none, which is never kept. */
const image = z.custom<Uint8Array<ArrayBuffer> | 'unreachable' | 'too-large'>(
  (value) => value instanceof Uint8Array,
);

/** An image is called by what is in it: the same one has the same name, wherever it lies. */
async function imagePath(_address: string, bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const type = imageType(bytes);
  return type && `images/${imageName((await sha256Of(bytes)).slice(0, 32), type)}`;
}

async function readImages(
  { signal, once, onImages }: Reader,
  portals: AccountReads['portals'],
): Promise<ExportedImages> {
  const articles = (portals ?? []).flatMap((portal) => portal.articles ?? []);
  const texts = await mapInSlices(articles, ({ content }) =>
    isTooDense(content ?? '') ? '' : (content ?? ''),
  );
  return exportedImages(texts, imageHosts(uploadedHosts.get()), {
    signal,
    onProgress: onImages,
    pathOf: imagePath,
    read: (address, most, aborted) =>
      once(`image ${address}`, image, () => publicFile(address, most, aborted)),
  });
}

export interface BundleRead {
  readonly bundle: Bundle;
  readonly images: ExportedImages;
  /** What it was made of, with the account's own numbers. */
  readonly reads: AccountReads;
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
  if (isChosen('inboxes') && tools.isAdministrator !== true) lacks({ kind: 'inboxes', why: 'forbidden' });
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
  return { bundle: await accountBundle(reads), images: reads.images, reads };
}
