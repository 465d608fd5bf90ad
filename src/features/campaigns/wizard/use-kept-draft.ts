import { useEffect, useRef, useState } from 'react';
import type { Scope } from '~/api/scope';
import { claimCampaignDraft, dropCampaignDraft, keepCampaignDraft } from '~/drafts/campaign-drafts';
import type { CampaignDraft } from './campaign-draft';

/** `open-elsewhere`: another tab has the draft open, or wrote it since; this tab keeps nothing until a person chooses. */
export type KeepingState = 'kept' | 'no-storage' | 'open-elsewhere';

/** Keeps the draft of this tab, one writing after the other, and never over what another tab wrote. */
export function useKeptDraft(scope: Scope, startEdition: string | null) {
  const [state, setState] = useState<KeepingState>('kept');
  const known = useRef<string | null | 'anyway'>(startEdition);
  const isBlocked = useRef(false);
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  const block = () => {
    isBlocked.current = true;
    setState('open-elsewhere');
  };

  useEffect(
    () =>
      claimCampaignDraft(scope, () => {
        isBlocked.current = true;
        setState('open-elsewhere');
      }),
    [scope],
  );

  async function write(draft: CampaignDraft) {
    if (isBlocked.current) return;
    const keeping = await keepCampaignDraft(scope, draft, known.current);
    if (keeping.kept) {
      known.current = keeping.edition;
      setState('kept');
    } else if (keeping.why === 'no-storage') setState('no-storage');
    else block();
  }

  function keep(draft: CampaignDraft) {
    writing.current = writing.current.then(() => write(draft));
  }

  return {
    state,
    keep,
    /** A person chose what this tab shows over what another one wrote. */
    keepAnyway(draft: CampaignDraft) {
      isBlocked.current = false;
      known.current = 'anyway';
      keep(draft);
    },
    /** After the campaign left. Where another tab keeps a draft of its own, that one stays. */
    async drop() {
      await writing.current;
      if (!isBlocked.current) await dropCampaignDraft(scope);
    },
  };
}
