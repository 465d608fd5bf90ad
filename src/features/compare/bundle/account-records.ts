// The records of a bundle out of what was read of an account: without what changes by itself, and with names for numbers.
import type { Article } from '~/api/articles';
import type { Category } from '~/api/categories';
import { mapInSlices } from '~/lib/in-slices';
import { isObject, type JsonObject } from '~/lib/json/json';
import { withAddresses } from '~/lib/markdown/image-addresses';
import { withLinks } from '~/lib/markdown/link-addresses';
import type { AccountReads } from './account-reads';
import { articlePath, linkFrom } from './article-paths';
import { type Bundle, type BundleKind, type BundleRecord, keyOf, keyText } from './bundle';
import {
  actionWithNames,
  conditionWithNames,
  type KeyOfId,
  referenceTo,
  unordered,
  withNames,
} from './references';
import { isTooDense } from './too-dense';

/** What tells when, by whom and where, and counts: the same record has others in another account, or tomorrow. */
const VOLATILE =
  /^(?:id|uuid|account_id|author(?:_id)?|(?:created|updated)_by(?:_id)?|(?:public_|canonical_)?url|etag|.*_at|.*_count)$/;
/** What opens doors is in no file, whoever put it into a record. */
const SECRET = /secret|passw|credential|api_?key|access_?key|private_?key|authorization|(?:^|_)token$/i;
/** Of an inbox only what the contract names: its channel's settings may hold anything. */
const INBOX_FIELDS = new Set([
  'name',
  'channel_type',
  'greeting_enabled',
  'greeting_message',
  'working_hours_enabled',
  'out_of_office_message',
  'timezone',
  'csat_survey_enabled',
  'enable_auto_assignment',
  'allow_messages_after_resolved',
  'lock_to_single_conversation',
]);

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !SECRET.test(key));
  return Object.fromEntries(kept.map(([key, below]) => [key, withoutSecrets(below)]));
}

const lasting = (record: object): JsonObject =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([key]) => !VOLATILE.test(key) && !SECRET.test(key))
      .map(([key, value]) => [key, withoutSecrets(value)]),
  );

/** The keys of what numbers stand for in this account. */
function keysOfIds({ labels, agents, inboxes, teams, portals }: AccountReads): KeyOfId {
  const keys = new Map<string, readonly string[]>();
  const add = (kind: string, id: number, key: readonly string[]) => keys.set(`${kind} ${id}`, key);
  for (const { id, title } of labels ?? []) add('label', id, keyOf('labels', { title }));
  for (const { id, email } of agents ?? []) if (email) add('agent', id, [email.toLowerCase()]);
  for (const inbox of inboxes ?? []) add('inbox', inbox.id, keyOf('inboxes', inbox));
  for (const team of teams ?? []) add('team', team.id, keyOf('teams', team));
  for (const { portal, categories, articles } of portals ?? []) {
    add('portal', portal.id, keyOf('portals', portal));
    for (const one of categories ?? []) add('category', one.id, categoryKey(one, portal.slug));
    for (const one of articles ?? []) add('article', one.id, articleKey(one));
  }
  return (kind, id) => keys.get(`${kind} ${id}`);
}

export const categoryKey = ({ locale, slug }: Category, portal: string) =>
  keyOf('categories', { portal, locale, slug });
export const articleKey = ({ portal_slug: portal, locale, slug }: Article) =>
  keyOf('articles', { portal, locale, slug });

const withoutScheme = (address: string) => address.replace(/^https?:\/\//i, '');

/** An article's text with what lies in the account as it is seen from the article's file. */
function textWithPaths(reads: AccountReads): (article: Article) => string {
  const articles = (reads.portals ?? []).flatMap((portal) => portal.articles ?? []);
  const keys = new Map(articles.map((one) => [withoutScheme(one.public_url), articleKey(one)]));
  const images = new Map([...reads.images.paths].map(([address, path]) => [address, linkFrom(path)]));
  const other = (address: string) => {
    const [, page = '', place = ''] = /^([^?#]*?)\/?([?#].*)?$/.exec(withoutScheme(address)) ?? [];
    const key = /^https?:/i.test(address) ? keys.get(page) : undefined;
    return key && linkFrom(articlePath(key)) + place;
  };
  return ({ content }) => {
    const text = content ?? '';
    return isTooDense(text) ? text : withLinks(withAddresses(text, images), other);
  };
}

const byId = <Item extends { readonly id: number | string }>(
  items: readonly Item[] | null,
): readonly Item[] => [...(items ?? [])].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Each record as work that is still to be done: thousands of them are done in slices. */
function* recordsIn(reads: AccountReads, keyOfId: KeyOfId): Generator<() => BundleRecord> {
  const record = (
    kind: BundleKind,
    key: readonly string[],
    values: JsonObject,
    text: string | null = null,
  ) => ({
    kind,
    key,
    values,
    text,
  });
  for (const one of byId(reads.labels)) yield () => record('labels', keyOf('labels', one), lasting(one));
  for (const one of byId(reads.inboxes)) {
    const fields = Object.entries(one).filter(([key]) => INBOX_FIELDS.has(key));
    yield () => record('inboxes', keyOf('inboxes', one), Object.fromEntries(fields));
  }
  for (const one of byId(reads.teams)) {
    const members = reads.members?.get(one.id)?.map(({ id }) => referenceTo('agent', id, keyOfId));
    yield () =>
      record('teams', keyOf('teams', one), {
        ...lasting(one),
        ...(members && { members: unordered(members) }),
      });
  }
  for (const one of byId(reads.reasons))
    yield () => record('availability-reasons', keyOf('availability-reasons', one), lasting(one));
  for (const one of byId(reads.cannedResponses))
    yield () => record('canned-responses', keyOf('canned-responses', one), lasting(one));
  for (const one of byId(reads.macros)) {
    const actions = () => one.actions.map((action) => withoutSecrets(actionWithNames(action, keyOfId)));
    yield () => record('macros', keyOf('macros', one), { ...lasting(one), actions: actions() });
  }
  for (const one of byId(reads.rules)) {
    const inside = () => ({
      conditions: one.conditions.map((condition) => withoutSecrets(conditionWithNames(condition, keyOfId))),
      actions: one.actions.map((action) => withoutSecrets(actionWithNames(action, keyOfId))),
    });
    yield () => record('automation-rules', keyOf('automation-rules', one), { ...lasting(one), ...inside() });
  }
  yield* portalRecords(reads, keyOfId, record);
  for (const { assistant, texts } of reads.assistants ?? [])
    yield () => assistantRecord(assistant, texts, keyOfId);
}

function* portalRecords(
  reads: AccountReads,
  keyOfId: KeyOfId,
  record: (kind: BundleKind, key: readonly string[], values: JsonObject, text?: string) => BundleRecord,
): Generator<() => BundleRecord> {
  const portals = [...(reads.portals ?? [])].sort((a, b) => a.portal.id - b.portal.id);
  for (const { portal } of portals) {
    const allowed_locales = unordered(portal.allowed_locales);
    yield () => record('portals', keyOf('portals', portal), { ...lasting(portal), allowed_locales });
  }
  for (const { portal, categories } of portals)
    for (const one of byId(categories))
      yield () =>
        record('categories', categoryKey(one, portal.slug), {
          ...lasting(one),
          portal_slug: portal.slug,
          parent_category_id: referenceTo('category', one.parent_category_id, keyOfId),
          associated_category_id: referenceTo('category', one.associated_category_id, keyOfId),
        });
  const textOf = textWithPaths(reads);
  for (const { articles } of portals)
    for (const one of byId(articles))
      yield () => {
        const { content: _content, ...values } = lasting(one);
        const references = {
          category_id: referenceTo('category', one.category_id, keyOfId),
          associated_article_id: referenceTo('article', one.associated_article_id, keyOfId),
        };
        return record('articles', articleKey(one), { ...values, ...references }, textOf(one));
      };
}

const PROMPT = 'config.system_prompt';

/** An assistant's prompt is a file of its own; its other long texts stand where their stubs stood. */
function assistantRecord(
  assistant: NonNullable<AccountReads['assistants']>[number]['assistant'],
  texts: ReadonlyMap<string, string>,
  keyOfId: KeyOfId,
): BundleRecord {
  const inFull = (value: unknown, path: string): unknown => {
    const text = texts.get(path);
    if (text !== undefined) return text;
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, below]) => [key, inFull(below, `${path}.${key}`)]),
    );
  };
  const { system_prompt, ...config } = { ...assistant.config };
  const prompt = texts.get(PROMPT) ?? (typeof system_prompt === 'string' ? system_prompt : null);
  const rest = prompt === null ? assistant.config : config;
  const values = {
    ...lasting(assistant),
    id: assistant.id,
    config: withNames(withoutSecrets(inFull(rest, 'config')), keyOfId),
  };
  return { kind: 'assistants', key: keyOf('assistants', assistant), values, text: prompt };
}

/** In the order of kinds and keys; of two with the same key the older one first. */
async function inOrder(
  records: readonly BundleRecord[],
  kinds: readonly BundleKind[],
): Promise<readonly BundleRecord[]> {
  const keyed = await mapInSlices(records, (record) => ({
    record,
    kind: kinds.indexOf(record.kind),
    key: keyText(record.key),
  }));
  keyed.sort((a, b) => a.kind - b.kind || (a.key < b.key ? -1 : Number(a.key > b.key)));
  return keyed.map(({ record }) => record);
}

/** What was read, as a bundle of the kinds that were asked for: what was read for its names only is left out. */
export async function accountBundle(reads: AccountReads): Promise<Bundle> {
  const all = await mapInSlices(recordsIn(reads, keysOfIds(reads)), (make) => make());
  const records = await inOrder(
    all.filter(({ kind }) => reads.kinds.includes(kind)),
    reads.kinds,
  );
  return { records, images: reads.images.files, unread: reads.unread };
}
