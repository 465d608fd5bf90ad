import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Scope } from '~/api/scope';
import {
  dropCampaignDraft,
  lockCampaignDraft,
  setCampaignDraftName,
  storeCampaignDraft,
  storeDraftSendAttempt,
} from '~/drafts/campaign-drafts';
import { removeCampaignInput, storeCampaignInput } from '~/drafts/typed-campaigns';
import type { CampaignDraft } from './campaign-draft';

/**
 * `open-elsewhere`: another tab has the draft open, or has changed it since this tab loaded it. Until the user decides
 * which version to keep, this tab saves nothing.
 */
type StorageState = 'kept' | 'no-storage' | 'open-elsewhere';

export interface DraftIdentity {
  readonly id: string;
  /** The stored revision when the page opened. Null if nothing was stored. */
  readonly edition: string | null;
  /** The user's custom name for the draft. Empty if there is none. */
  readonly name: string;
  /** The time of the last save in milliseconds since the epoch. Null if not known. */
  readonly at: number | null;
}

/** Saves the draft of this tab, one write at a time, and never overwrites changes of another tab. */
export function useStoredDraft(scope: Scope, { id, edition, name: startName, at }: DraftIdentity) {
  const [state, setState] = useState<StorageState>('kept');
  const [keptAt, setKeptAt] = useState(at);
  /** The number of writes in progress. */
  const [waiting, setWaiting] = useState(0);
  const [name, setName] = useState(startName);
  const known = useRef<string | null | 'anyway'>(edition);
  const isBlocked = useRef(false);
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  /** The latest version of the draft in this tab. */
  const newest = useRef<CampaignDraft>(undefined);

  const block = () => {
    isBlocked.current = true;
    setState('open-elsewhere');
  };
  const blockFromLock = useEffectEvent(block);

  useEffect(() => lockCampaignDraft(scope, id, () => blockFromLock()), [scope, id]);

  async function write(draft: CampaignDraft, newName?: string) {
    if (isBlocked.current) return;
    const named = newName !== undefined && { name: newName };
    const keeping = await storeCampaignDraft(scope, { id, draft, known: known.current, ...named });
    if (keeping.kept) {
      known.current = keeping.edition;
      setKeptAt(Date.now());
      setState('kept');
      if (newest.current === draft) await removeCampaignInput(scope, id);
    } else if (keeping.why === 'no-storage') setState('no-storage');
    else block();
  }

  function saveDraft(draft: CampaignDraft) {
    newest.current = draft;
    if (!isBlocked.current && known.current !== 'anyway')
      void storeCampaignInput(scope, id, draft, known.current);
    setWaiting((count) => count + 1);
    writing.current = writing.current
      .then(() => write(draft))
      .finally(() => setWaiting((count) => count - 1));
  }

  async function writeName(newName: string, draft: CampaignDraft) {
    if (!(await setCampaignDraftName(scope, id, newName))) await write(draft, newName);
  }

  return {
    state,
    /** True while the latest edit isn't saved yet. */
    isWriting: waiting > 0,
    keptAt,
    name,
    keep: saveDraft,
    /**
     * Changes the custom name. A new name doesn't void a recipient count. It is saved even if another tab has the draft
     * open.
     */
    rename(newName: string, draft: CampaignDraft) {
      setName(newName);
      writing.current = writing.current.then(() => writeName(newName, draft));
    },
    /** Overwrites another tab's version, after the user has chosen the version of this tab. */
    keepAnyway(draft: CampaignDraft) {
      isBlocked.current = false;
      known.current = 'anyway';
      saveDraft(draft);
    },
    /**
     * Stores the ID of the send attempt in the draft. Must be called before the request is sent, so that the draft
     * refers to the attempt even if the page is closed.
     */
    noteSend: (attempt: string) => storeDraftSendAttempt(scope, id, attempt),
    /** Removes the draft and its unsaved input, unless another tab has changed the draft or has it open. */
    async drop() {
      await writing.current;
      if (isBlocked.current) return;
      await removeCampaignInput(scope, id);
      await dropCampaignDraft(scope, id);
    },
  };
}
