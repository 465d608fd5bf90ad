import { useEffect, useRef, useState } from 'react';
import type { Scope } from '~/api/scope';
import {
  claimCampaignDraft,
  dropCampaignDraft,
  keepCampaignDraft,
  nameCampaignDraft,
  noteCampaignSend,
} from '~/drafts/campaign-drafts';
import { dropTyped, keepTyped } from '~/drafts/typed-campaigns';
import type { CampaignDraft } from './campaign-draft';

/** `open-elsewhere`: another tab has the draft open, or wrote it since; this tab keeps nothing until a person chooses. */
type KeepingState = 'kept' | 'no-storage' | 'open-elsewhere';

/** Where a draft is kept, and as what. */
export interface DraftIdentity {
  readonly id: string;
  /** Which writing of it the page began with; null where nothing was kept. */
  readonly edition: string | null;
  /** What the person calls it; empty where they don't. */
  readonly name: string;
  /** When it was last kept, in milliseconds since the epoch; null where that isn't known. */
  readonly at: number | null;
}

/** Keeps the draft of this tab, one writing after the other, and never over what another tab wrote. */
export function useKeptDraft(scope: Scope, { id, edition, name: startName, at }: DraftIdentity) {
  const [state, setState] = useState<KeepingState>('kept');
  const [keptAt, setKeptAt] = useState(at);
  /** How many writings are on their way. */
  const [waiting, setWaiting] = useState(0);
  const [name, setName] = useState(startName);
  const known = useRef<string | null | 'anyway'>(edition);
  const isBlocked = useRef(false);
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  /** The draft that was typed last. */
  const newest = useRef<CampaignDraft>(undefined);

  const block = () => {
    isBlocked.current = true;
    setState('open-elsewhere');
  };

  useEffect(
    () =>
      claimCampaignDraft(scope, id, () => {
        isBlocked.current = true;
        setState('open-elsewhere');
      }),
    [scope, id],
  );

  async function write(draft: CampaignDraft, newName?: string) {
    if (isBlocked.current) return;
    const named = newName !== undefined && { name: newName };
    const keeping = await keepCampaignDraft(scope, { id, draft, known: known.current, ...named });
    if (keeping.kept) {
      known.current = keeping.edition;
      setKeptAt(Date.now());
      setState('kept');
      if (newest.current === draft) await dropTyped(scope, id);
    } else if (keeping.why === 'no-storage') setState('no-storage');
    else block();
  }

  function keep(draft: CampaignDraft) {
    newest.current = draft;
    if (!isBlocked.current && known.current !== 'anyway') void keepTyped(scope, id, draft, known.current);
    setWaiting((count) => count + 1);
    writing.current = writing.current
      .then(() => write(draft))
      .finally(() => setWaiting((count) => count - 1));
  }

  async function writeName(newName: string, draft: CampaignDraft) {
    if (!(await nameCampaignDraft(scope, id, newName))) await write(draft, newName);
  }

  return {
    state,
    /** What was typed last isn't kept yet. */
    isWriting: waiting > 0,
    keptAt,
    name,
    keep,
    /** A name is no part of the campaign: it voids no count, and is kept whichever tab has the draft. */
    rename(newName: string, draft: CampaignDraft) {
      setName(newName);
      writing.current = writing.current.then(() => writeName(newName, draft));
    },
    /** A person chose what this tab shows over what another one wrote. */
    keepAnyway(draft: CampaignDraft) {
      isBlocked.current = false;
      known.current = 'anyway';
      keep(draft);
    },
    /** Before the campaign leaves, so that a page that ends meanwhile leaves a draft that knows its attempt. */
    noteSend: (attempt: string) => noteCampaignSend(scope, id, attempt),
    /** After the campaign left. Where another tab keeps a draft of its own, that one stays. */
    async drop() {
      await writing.current;
      if (isBlocked.current) return;
      await dropTyped(scope, id);
      await dropCampaignDraft(scope, id);
    },
  };
}
