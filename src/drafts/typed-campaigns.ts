// Stores the input of a campaign immediately, so that a reload can't lose it. The input is written to the campaign's
// draft a moment later, because the draft's latest revision must be loaded first.
import * as z from 'zod/mini';
import type { Scope } from '~/api/scope';
import { getCampaignDraftKey, readCampaignDraft, storeCampaignDraft } from './campaign-drafts';
import { formDrafts } from './form-drafts';
import { PAGE_INSTANCE_ID } from './page-drafts';
import { storeUnrestoredTexts } from './unrestored-texts';

const typedForm = z.object({ draft: z.unknown(), known: z.nullable(z.string()) });

const getPlace = (scope: Scope, id: string) => `${getCampaignDraftKey(scope, id)} typed`;

/** Stores input. `known` is the revision of the draft that the input is based on. */
export const storeCampaignInput = (
  scope: Scope,
  id: string,
  draft: unknown,
  known: string | null,
): Promise<boolean> =>
  formDrafts.storeDraft({
    place: getPlace(scope, id),
    tab: PAGE_INSTANCE_ID,
    at: Date.now(),
    form: { draft, known },
  });

/** Removes the input after the draft was written or sent. */
export const removeCampaignInput = (scope: Scope, id: string): Promise<void> =>
  formDrafts.removeDraft(getPlace(scope, id), PAGE_INSTANCE_ID);

interface TypedCampaign extends z.output<typeof typedForm> {
  readonly tab: string;
  readonly at: number;
}

/**
 * Writes the input to the draft. If another page has replaced the revision that the input is based on, stores the input
 * separately as text. Returns false if storage is unavailable, so that the input is kept.
 */
async function mergeInputIntoDraft(
  scope: Scope,
  id: string,
  { tab, at, draft, known }: TypedCampaign,
): Promise<boolean> {
  const stored = await readCampaignDraft(scope, id).catch(() => 'unavailable' as const);
  if (stored === 'unavailable') return false;
  const edition = stored?.edition ?? null;
  if (edition === known || edition?.startsWith(tab))
    return (await storeCampaignDraft(scope, { id, draft, known: edition })).kept;
  // Drops the input if the draft no longer exists, because a missing draft was sent or discarded.
  return (
    stored === null ||
    storeUnrestoredTexts(getCampaignDraftKey(scope, id), { tab, at }, [{ field: 'draft', value: draft }])
  );
}

/** Writes unsaved input of closed pages to the draft. */
export async function writeInputToDraft(scope: Scope, id: string): Promise<void> {
  const place = getPlace(scope, id);
  for (const { tab, at, form } of (await formDrafts.listRestorable(place)).toReversed()) {
    const { data } = typedForm.safeParse(form);
    if (!data || (await mergeInputIntoDraft(scope, id, { tab, at, ...data })))
      await formDrafts.removeDraft(place, tab);
  }
}
