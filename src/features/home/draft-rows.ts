// Converts drafts to rows of the Home page: the kind of record, its name, and the page where editing continues.
import { linkOptions, type NavigateOptions } from '@tanstack/react-router';
import type { SentCampaign } from '~/domain/sent-campaigns';
import type { UnsavedDraft } from '~/drafts/left-drafts';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import type { ResourceKind } from '~/resources/resource-kind';
import { getResource } from '~/resources/resources';

export interface DraftRow {
  readonly key: string;
  readonly kind: ResourceKind;
  readonly label: string;
  readonly at: number;
  readonly page: NavigateOptions;
}

interface FormPlace {
  readonly kind: ResourceKind;
  /** The record's ID. Null for a record that isn't created yet. */
  readonly id: string | null;
  /** The ID of the record that contains this record, or the folder in which a new canned response will be created. */
  readonly parent?: string | undefined;
  /** The ID of the macro that a new macro is copied from. */
  readonly from?: string | undefined;
}

/** The patterns of the draft keys of forms (see `getFormDraftKey`), including keys that earlier versions stored. */
const FORMS: readonly (readonly [RegExp, (...found: readonly string[]) => FormPlace])[] = [
  [/^macro (\d+)$/, (id = '') => ({ kind: 'macro', id })],
  [/^new macro$/, () => ({ kind: 'macro', id: null })],
  [/^copy of macro (\d+)$/, (from) => ({ kind: 'macro', id: null, from })],
  [/^canned response (\d+)$/, (id = '') => ({ kind: 'canned-response', id })],
  [/^new canned response(?: in (.+))?$/, (parent) => ({ kind: 'canned-response', id: null, parent })],
  [/^team (\d+)$/, (id = '') => ({ kind: 'team', id })],
  [/^new team$/, () => ({ kind: 'team', id: null })],
  [/^availability reason (\d+)$/, (id = '') => ({ kind: 'availability-reason', id })],
  [/^new availability reason$/, () => ({ kind: 'availability-reason', id: null })],
  [/^category (\d+) of (\S+)$/, (id = '', parent) => ({ kind: 'category', id, parent })],
  [/^new category of (\S+)/, (parent) => ({ kind: 'category', id: null, parent })],
  [/^name of portal (\S+)$/, (id = '') => ({ kind: 'portal', id })],
  [/^new portal$/, () => ({ kind: 'portal', id: null })],
];

/** Returns the record that is edited by the form with this draft key. Null for forms without a record. */
export function findRecordByDraftKey(form: string): FormPlace | null {
  for (const [pattern, toPlace] of FORMS) {
    const found = pattern.exec(form);
    if (found) return toPlace(...found.slice(1));
  }
  return null;
}

function getPlace(draft: UnsavedDraft): FormPlace | null {
  switch (draft.kind) {
    case 'form':
      return findRecordByDraftKey(draft.form);
    case 'article':
      return { kind: 'article', id: draft.id, parent: draft.portalSlug };
    default:
      return { kind: draft.kind, id: draft.id };
  }
}

/** The list pages of kinds whose records are created in a dialog. */
const LISTS: Partial<Record<ResourceKind, NavigateOptions['to']>> = {
  team: '/$workspace/teams',
  portal: '/$workspace/help-center',
  'canned-response': '/$workspace/canned-responses',
};

function getPage(workspace: string, { kind, id, parent, from }: FormPlace, label: string): NavigateOptions {
  const resource = getResource(kind);
  if (kind === 'campaign')
    return linkOptions({
      to: '/$workspace/campaigns/new',
      params: { workspace },
      search: { draft: id ?? undefined },
    });
  if (from !== undefined)
    return linkOptions({ to: '/$workspace/macros/new', params: { workspace }, search: { from } });
  const list = id === null ? LISTS[kind] : undefined;
  if (list !== undefined)
    return { to: list, params: { workspace }, ...(parent !== undefined && { search: { folder: parent } }) };
  const { create } = resource ?? {};
  if (id === null && create && 'page' in create) return create.page(workspace, parent ?? '');
  const toPage = resource?.editPage ?? resource?.page;
  return toPage?.(workspace, { id: id ?? '', label, parent }) ?? { to: '/$workspace', params: { workspace } };
}

const KEPT_NAMES: Partial<Record<ResourceKind, () => string>> = {
  article: m.help_center_untitled,
  campaign: m.campaign_list_unnamed,
  category: m.help_center_new_category,
};

function getFallbackLabel(t: Translator, { kind, id }: FormPlace): string {
  const name = KEPT_NAMES[kind] ?? getResource(kind)?.create?.label;
  if (id === null || kind === 'campaign' || kind === 'article') return name ? t(name) : '';
  return kind === 'assistant' || kind === 'portal' ? id : t(m.common_id, { id });
}

const getDraftKey = (draft: UnsavedDraft, { kind, id, parent, from }: FormPlace): string =>
  draft.kind === 'form' ? draft.form : JSON.stringify([kind, id, parent, from]);

/**
 * Converts drafts to rows. Excludes campaigns that were sent. Also excludes campaigns with an unconfirmed outcome,
 * because they are listed as open tasks.
 */
export function toDraftRows(
  t: Translator,
  workspace: string,
  drafts: readonly UnsavedDraft[],
  campaigns: readonly SentCampaign[],
): readonly DraftRow[] {
  const sent = new Set(campaigns.filter(({ standing: state }) => state !== 'refused').map(({ id }) => id));
  return drafts.flatMap((draft) => {
    if (draft.kind === 'campaign' && draft.sentAs !== null && sent.has(draft.sentAs)) return [];
    const place = getPlace(draft);
    if (!place) return [];
    const label = draft.label.trim() || getFallbackLabel(t, place);
    const page = getPage(workspace, place, draft.storedName);
    return [{ key: getDraftKey(draft, place), kind: place.kind, label, at: draft.at, page }];
  });
}
