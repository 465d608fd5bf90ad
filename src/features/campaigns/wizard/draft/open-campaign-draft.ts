import type { Scope } from '~/api/scope';
import {
  getCampaignDraftKey,
  loadCampaignDraft,
  type StoredCampaignDraft,
  storeCampaignDraft,
} from '~/drafts/campaign-drafts';
import type { RejectedField } from '~/drafts/restore-fields';
import { writeInputToDraft } from '~/drafts/typed-campaigns';
import { storeUnrestoredTexts } from '~/drafts/unrestored-texts';
import { type CampaignDraft, parseCampaignDraft } from './campaign-draft';

interface OpenedDraft {
  readonly kept: StoredCampaignDraft | null;
  readonly draft: CampaignDraft | null;
  /** All fields of the stored draft, if all of its values are invalid. The stored draft stays unchanged. */
  readonly unreadable: readonly RejectedField[] | null;
}

/**
 * Loads a stored draft and validates it. Values that are no longer valid are stored separately as text, so that the
 * user can copy them.
 */
export async function openCampaignDraft(scope: Scope, id: string): Promise<OpenedDraft> {
  await writeInputToDraft(scope, id);
  const kept = await loadCampaignDraft(scope, id);
  if (!kept) return { kept, draft: null, unreadable: null };
  const { values: draft, unfit } = parseCampaignDraft(kept.draft);
  if (draft === null) return { kept, draft, unreadable: unfit };
  const { edition, at } = kept;
  if (
    unfit.length === 0 ||
    !(await storeUnrestoredTexts(getCampaignDraftKey(scope, id), { tab: edition, at }, unfit))
  )
    return { kept, draft, unreadable: null };
  // Saves the draft without the invalid values, so that these values are reported only once.
  const keeping = await storeCampaignDraft(scope, { id, draft, known: edition });
  return { kept: keeping.kept ? { ...kept, edition: keeping.edition } : kept, draft, unreadable: null };
}
