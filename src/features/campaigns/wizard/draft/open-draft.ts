import type { Scope } from '~/api/scope';
import {
  getCampaignDraftKey,
  loadCampaignDraft,
  type StoredDraft,
  storeCampaignDraft,
} from '~/drafts/campaign-drafts';
import type { Unfit } from '~/drafts/restore-fields';
import { foldTyped } from '~/drafts/typed-campaigns';
import { storeUnrestored } from '~/drafts/unrestored-texts';
import { type CampaignDraft, readDraft } from './campaign-draft';

interface OpenedDraft {
  readonly kept: StoredDraft | null;
  readonly draft: CampaignDraft | null;
  /** The entire draft if nothing of it could be read. It stays stored unchanged. */
  readonly unreadable: readonly Unfit[] | null;
}

/** Opens a draft. Values that the current wizard can't represent are stored separately as text. */
export async function openDraft(scope: Scope, id: string): Promise<OpenedDraft> {
  await foldTyped(scope, id);
  const kept = await loadCampaignDraft(scope, id);
  if (!kept) return { kept, draft: null, unreadable: null };
  const { values: draft, unfit } = readDraft(kept.draft);
  if (draft === null) return { kept, draft, unreadable: unfit };
  const { edition, at } = kept;
  if (
    unfit.length === 0 ||
    !(await storeUnrestored(getCampaignDraftKey(scope, id), { tab: edition, at }, unfit))
  )
    return { kept, draft, unreadable: null };
  // Saves the draft without those values, so that they are reported only once.
  const keeping = await storeCampaignDraft(scope, { id, draft, known: edition });
  return { kept: keeping.kept ? { ...kept, edition: keeping.edition } : kept, draft, unreadable: null };
}
