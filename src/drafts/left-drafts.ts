// Lists the unsaved work of a person in a workspace from all draft stores.
import * as z from 'zod/mini';
import { getScopeKey, type Scope } from '~/api/scope';
import { parseJson, toObject } from '~/lib/json/json';
import { articleStores } from './article-drafts';
import { assistantDrafts } from './assistant-drafts';
import { listCampaignDrafts } from './campaign-drafts';
import { formDrafts } from './form-drafts';
import type { LocalStore } from './local-store';
import { draftFieldSchemas } from './page-drafts';

interface DraftBase {
  /** The name that the person typed, or an empty string. */
  readonly label: string;
  /** The record's name when the form was opened, or an empty string if unknown. */
  readonly storedName: string;
  /** Milliseconds since the epoch, or 0 for drafts of an earlier build that didn't store the time. */
  readonly at: number;
}

/** An unsaved draft and the record that it belongs to. */
export type UnsavedDraft = DraftBase &
  (
    | { readonly kind: 'article'; readonly portalSlug: string; readonly id: string | null }
    | { readonly kind: 'assistant'; readonly id: string }
    | {
        readonly kind: 'campaign';
        readonly id: string;
        /** The ID of the attempt that sent the current revision of this draft, or null if the revision wasn't sent. */
        readonly sentAs: string | null;
      }
    /** `form` is the name passed to `getFormDraftKey`, such as `macro 12`. */
    | { readonly kind: 'form'; readonly form: string }
  );

const record = z.looseObject(draftFieldSchemas);
type DraftRecord = z.output<typeof record>;

/** Loads the newest draft under each key that starts with `prefix`. */
async function readNewest({ open, name }: LocalStore, prefix: string): Promise<readonly DraftRecord[]> {
  const { store } = (await open()).transaction(name);
  const newest = new Map<string, DraftRecord>();
  const range = IDBKeyRange.bound([prefix], [`${prefix}\uFFFF`]);
  for (let cursor = await store.openKeyCursor(range); cursor; cursor = await cursor.continue()) {
    const [, tab] = Array.isArray(cursor.primaryKey) ? cursor.primaryKey : [];
    // Skips the additional records of a draft, such as the base text of its edits. Additional records have a space in
    // the `tab` part of their key.
    if (typeof tab !== 'string' || tab.includes(' ')) continue;
    const { data } = record.safeParse(await store.get(cursor.primaryKey));
    if (data && data.at >= (newest.get(data.place)?.at ?? 0)) newest.set(data.place, data);
  }
  return [...newest.values()];
}

/** Parses a JSON list of strings and nulls. */
function parseList(text: string): readonly (string | null)[] {
  const parsed = z.array(z.nullable(z.string())).safeParse(parseJson(text));
  return parsed.data ?? [];
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the record's name from the values of a form. Different forms store the name in different fields. */
function getName(values: unknown): string {
  const { short_code, reason, name } = toObject(values) ?? {};
  return toText([short_code, reason, name].find((one) => typeof one === 'string' && one.trim() !== ''));
}

const startList = (...parts: readonly (string | null)[]): string => `${JSON.stringify(parts).slice(0, -1)},`;

async function readForms(scope: Scope): Promise<readonly UnsavedDraft[]> {
  const found = await readNewest(formDrafts.store, startList(getScopeKey(scope)));
  return found.flatMap(({ place, at, form: values }) => {
    const [, form] = parseList(place);
    if (!form) return [];
    const { typed, form: shown, opened } = toObject(values) ?? {};
    const storedName = getName(opened);
    return [{ kind: 'form', form, label: getName(typed) || getName(shown) || storedName, storedName, at }];
  });
}

async function readArticles(scope: Scope): Promise<readonly UnsavedDraft[]> {
  const prefix = `${getScopeKey(scope)}|`;
  const found = await readNewest(articleStores.drafts, prefix);
  return found.flatMap(({ place, at, mine }) => {
    const [portalSlug = '', id = ''] = place.slice(prefix.length).split('|');
    const label = toText(toObject(mine)?.title);
    return [{ kind: 'article', portalSlug, id: id === 'new' ? null : id, label, storedName: '', at }];
  });
}

async function readAssistants(scope: Scope): Promise<readonly UnsavedDraft[]> {
  const found = await readNewest(assistantDrafts.store, startList(getScopeKey(scope), scope.tenant));
  return found.flatMap(({ place, at, edits }) => {
    const id = parseList(place).at(2);
    const { edited, base } = toObject(edits) ?? {};
    const label = toText(toObject(edited)?.name) || toText(toObject(base)?.name);
    return id ? [{ kind: 'assistant', id, label, storedName: '', at }] : [];
  });
}

/** The fields of a campaign draft that its label is derived from. */
const campaign = z.object({
  channel: z.nullable(z.string()),
  text: z.string(),
  template: z.nullable(z.object({ name: z.string() })),
});

function getCampaignLabel(draft: unknown): string {
  const { data } = campaign.safeParse(draft);
  const text = data?.channel === 'template' ? data.template?.name : data?.text;
  return (text?.split('\n').find((line) => line.trim() !== '') ?? '').trim().slice(0, 120);
}

async function readCampaigns(scope: Scope): Promise<readonly UnsavedDraft[]> {
  return (await listCampaignDrafts(scope)).map(({ id, name, draft, at, edition, sent }) => ({
    kind: 'campaign',
    id,
    label: name || getCampaignLabel(draft),
    storedName: '',
    at,
    sentAs: sent?.edition === edition ? sent.attempt : null,
  }));
}

/** Returns all drafts of a person in a workspace, newest first. Skips stores that can't be opened. */
export async function listUnsavedDrafts(scope: Scope): Promise<readonly UnsavedDraft[]> {
  const reads = [readForms, readArticles, readAssistants, readCampaigns];
  const found = await Promise.all(reads.map((read) => read(scope).catch(() => [])));
  return found.flat().sort((a, b) => b.at - a.at);
}
