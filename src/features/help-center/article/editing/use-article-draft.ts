import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type ArticleBase,
  type ArticleDraft,
  type ArticleText,
  articleDrafts,
  listArticleVersions,
  type StoredArticleText,
  storeArticleVersion,
} from '~/drafts/article-drafts';
import { announceOpenArticle } from '~/drafts/article-presence';
import { hasSameValues } from '~/records/values';

/** The state of the draft in this browser. `failed` means that the browser storage is full or unavailable. */
export type DraftStorageState = 'none' | 'kept' | 'failed';

/** The minimum time between two typed versions in the history, in milliseconds. */
const VERSION_EVERY = 60_000;
/** The time that other tabs have to report that they use a draft, in milliseconds. */
const RESPONSE_TIME = 300;

/**
 * Stores this tab's text as a draft in this browser, and finds drafts that other tabs and earlier visits stored under
 * the same key. Deletes drafts equal to `stored`, because a tab may have closed before its save was confirmed.
 */
export function useArticleDraft(draftKey: string, stored: ArticleText | null) {
  const [tab] = useState(() => crypto.randomUUID());
  const [copy, setCopy] = useState<DraftStorageState>('none');
  const shown = useRef<DraftStorageState>('none');
  const [abandonedDrafts, setAbandonedDrafts] = useState<readonly ArticleDraft[]>([]);
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const [opened] = useState(() => Date.now());
  const lastVersion = useRef<number>(null);
  /** The text that the stored edits apply to. The number increases each time the text changes. */
  const origin = useRef<{ base: ArticleBase | null; text: string; number: number }>(null);

  const look = useEffectEvent(async () => {
    const found = await articleDrafts.listAll(draftKey, new Set([...others, tab]));
    const all = found.filter((draft) => draft.tab !== tab);
    const isSaved = (draft: ArticleDraft) => stored !== null && hasSameValues(stored, draft.mine);
    setAbandonedDrafts(all.filter((draft) => !isSaved(draft)));
    await Promise.all(all.filter(isSaved).map((draft) => articleDrafts.removeDraft(draft.place, draft.tab)));
  });
  useEffect(() => {
    articleDrafts.open();
    const leave = announceOpenArticle(draftKey, tab, setOthers);
    const timer = setTimeout(() => look(), RESPONSE_TIME);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [draftKey, tab]);

  /** Skips identical updates, because this runs on every keystroke. */
  const showCopy = (next: DraftStorageState) => {
    if (shown.current !== next) startTransition(() => setCopy(next));
    shown.current = next;
  };
  /** Stores the draft. Returns false if the browser couldn't store it. */
  const storeDraft = async (base: ArticleBase | null, mine: StoredArticleText): Promise<boolean> => {
    const { text } = mine.content;
    if (origin.current?.base !== base || origin.current.text !== text)
      origin.current = { base, text, number: (origin.current?.number ?? 0) + 1 };
    const { number } = origin.current;
    const isKept = await articleDrafts.storeEdits({ place: draftKey, tab, base, mine, origin: number });
    showCopy(isKept ? 'kept' : 'failed');
    return isKept;
  };
  const hide = (left: string) => setAbandonedDrafts((all) => all.filter((one) => one.tab !== left));
  const drop = async (): Promise<void> => {
    await articleDrafts.removeDraft(draftKey, tab);
    showCopy('none');
  };
  const rememberNow = async (mine: ArticleText): Promise<void> => {
    const at = Date.now();
    lastVersion.current = at;
    await storeArticleVersion({ place: draftKey, at, kind: 'typed', mine });
  };
  const rememberTyped = async (mine: ArticleText): Promise<void> => {
    if (Date.now() - (lastVersion.current ?? opened) >= VERSION_EVERY) await rememberNow(mine);
  };

  return {
    draftKey,
    copy,
    /** True if the article is also open in another tab of this browser. */
    isElsewhere: others.size > 0,
    /** Drafts that no open tab is editing. */
    abandonedDrafts: abandonedDrafts.filter((draft) => !others.has(draft.tab)),
    keep: storeDraft,
    drop,
    rememberTyped,
    /**
     * Stores the typed text in the history before other text replaces it, because the typed text isn't stored anywhere
     * else.
     */
    rememberReplaced: (mine: ArticleText, former: ArticleText) =>
      hasSameValues(former, mine) ? undefined : rememberNow(mine),
    /** Called when typing pauses. Stores the draft, or discards it if its text equals the base version. */
    async settle(base: ArticleBase, mine: ArticleText, words: StoredArticleText): Promise<void> {
      await (hasSameValues(base, mine)
        ? drop()
        : Promise.all([storeDraft(base, words), rememberTyped(mine)]));
    },
    /**
     * Stores the saved version and the previous version (`former`) in the history, because the platform keeps no
     * versions. The previous version may come from another device.
     */
    async rememberSaved(former: ArticleText, mine: ArticleText): Promise<void> {
      const at = Date.now();
      const kept = await listArticleVersions(draftKey);
      const last = kept?.find(({ kind }) => kind === 'saved');
      if (!last || !hasSameValues(last.mine, former))
        await storeArticleVersion({ place: draftKey, at: at - 1, kind: 'former', mine: former });
      await storeArticleVersion({ place: draftKey, at, kind: 'saved', mine });
    },
    /** Takes over an abandoned draft. Deletes the abandoned copy only after this tab has stored its own. */
    async takeOver(draft: ArticleDraft, base: ArticleBase | null, words: StoredArticleText): Promise<void> {
      hide(draft.tab);
      if (await storeDraft(base, words)) await articleDrafts.removeDraft(draft.place, draft.tab);
    },
    /** Discards a draft. If it belongs to an existing article, its text stays available in the history. */
    async forget({ place, tab: left, at, mine, base }: ArticleDraft): Promise<void> {
      hide(left);
      if (base) await storeArticleVersion({ place, at, kind: 'typed', mine });
      await articleDrafts.removeDraft(place, left);
    },
  };
}
