import type { Scope } from '~/api/scope';
import {
  campaignDraftKey,
  type KeptDraft,
  keepCampaignDraft,
  loadCampaignDraft,
} from '~/drafts/campaign-drafts';
import type { Unfit } from '~/drafts/fit-fields';
import { foldTyped } from '~/drafts/typed-campaigns';
import { keepUnrestored } from '~/drafts/unrestored-texts';
import { type CampaignDraft, readDraft } from './campaign-draft';

interface OpenedDraft {
  readonly kept: KeptDraft | null;
  readonly draft: CampaignDraft | null;
  /** The whole draft, where nothing of it fits: it stays as it is. */
  readonly unreadable: readonly Unfit[] | null;
}

/** Opens a draft. What today's wizard has no place for is kept as text beside it. */
export async function openDraft(scope: Scope, id: string): Promise<OpenedDraft> {
  await foldTyped(scope, id);
  const kept = await loadCampaignDraft(scope, id);
  if (!kept) return { kept, draft: null, unreadable: null };
  const { values: draft, unfit } = readDraft(kept.draft);
  if (draft === null) return { kept, draft, unreadable: unfit };
  const { edition, at } = kept;
  if (unfit.length === 0 || !(await keepUnrestored(campaignDraftKey(scope, id), { tab: edition, at }, unfit)))
    return { kept, draft, unreadable: null };
  // What was told once isn't told again.
  const keeping = await keepCampaignDraft(scope, { id, draft, known: edition });
  return { kept: keeping.kept ? { ...kept, edition: keeping.edition } : kept, draft, unreadable: null };
}
