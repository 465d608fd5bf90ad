import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type ArticleBase,
  type ArticleDraft,
  type ArticleWords,
  articleDrafts,
  articleVersions,
  type KeptWords,
  keepArticleVersion,
} from '~/drafts/article-drafts';
import { joinArticle } from '~/drafts/article-presence';
import { sameValues } from '~/records/values';

/** Whether what is on the screen is also in this browser's store. `failed`: it has no space, or no store. */
export type CopyState = 'none' | 'kept' | 'failed';

/** A version of what was typed is remembered at most this often, in milliseconds. */
const VERSION_EVERY = 60_000;
/** How long other tabs are given to say that they are there. */
const ANSWER_TIME = 300;

/**
 * Keeps one tab's text in this browser, and finds what other tabs and former visits left under the same key. What is `stored`
 * on the platform word for word is no draft: a page may have ended while its save was under way.
 */
export function useArticleDraft(draftKey: string, stored: ArticleWords | null) {
  const [tab] = useState(() => crypto.randomUUID());
  const [copy, setCopy] = useState<CopyState>('none');
  const shown = useRef<CopyState>('none');
  const [abandonedDrafts, setAbandonedDrafts] = useState<readonly ArticleDraft[]>([]);
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const [opened] = useState(() => Date.now());
  const lastVersion = useRef<number>(null);
  /** What the edits are of, by its number on this page. */
  const origin = useRef<{ base: ArticleBase | null; text: string; number: number }>(null);

  const look = useEffectEvent(async () => {
    const found = await articleDrafts.all(draftKey, new Set([...others, tab]));
    const all = found.filter((draft) => draft.tab !== tab);
    const isSaved = (draft: ArticleDraft) => stored !== null && sameValues(stored, draft.mine);
    setAbandonedDrafts(all.filter((draft) => !isSaved(draft)));
    await Promise.all(all.filter(isSaved).map((draft) => articleDrafts.drop(draft.place, draft.tab)));
  });
  useEffect(() => {
    articleDrafts.open();
    const leave = joinArticle(draftKey, tab, setOthers);
    const timer = setTimeout(() => look(), ANSWER_TIME);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [draftKey, tab]);

  /** Skips what is shown already: it is called with each key. */
  const showCopy = (next: CopyState) => {
    if (shown.current !== next) startTransition(() => setCopy(next));
    shown.current = next;
  };
  /** False where this browser couldn't. */
  const keep = async (base: ArticleBase | null, mine: KeptWords): Promise<boolean> => {
    const { text } = mine.content;
    if (origin.current?.base !== base || origin.current.text !== text)
      origin.current = { base, text, number: (origin.current?.number ?? 0) + 1 };
    const { number } = origin.current;
    const isKept = await articleDrafts.keepEdited({ place: draftKey, tab, base, mine, origin: number });
    showCopy(isKept ? 'kept' : 'failed');
    return isKept;
  };
  const hide = (left: string) => setAbandonedDrafts((all) => all.filter((one) => one.tab !== left));
  const drop = async (): Promise<void> => {
    await articleDrafts.drop(draftKey, tab);
    showCopy('none');
  };
  const rememberNow = async (mine: ArticleWords): Promise<void> => {
    const at = Date.now();
    lastVersion.current = at;
    await keepArticleVersion({ place: draftKey, at, kind: 'typed', mine });
  };
  const rememberTyped = async (mine: ArticleWords): Promise<void> => {
    if (Date.now() - (lastVersion.current ?? opened) >= VERSION_EVERY) await rememberNow(mine);
  };

  return {
    draftKey,
    copy,
    /** Another tab of this browser has the article open. */
    isElsewhere: others.size > 0,
    /** What no open tab holds any more. */
    abandonedDrafts: abandonedDrafts.filter((draft) => !others.has(draft.tab)),
    keep,
    drop,
    rememberTyped,
    /** What was typed over `former` is about to be replaced, and stands nowhere else. */
    rememberReplaced: (mine: ArticleWords, former: ArticleWords) =>
      sameValues(former, mine) ? undefined : rememberNow(mine),
    /** The typing rests: what is no longer different from the base needs no draft. */
    async settle(base: ArticleBase, mine: ArticleWords, words: KeptWords): Promise<void> {
      await (sameValues(base, mine) ? drop() : Promise.all([keep(base, words), rememberTyped(mine)]));
    },
    /** A save from here over `former`, which may have been written elsewhere: the platform keeps no versions. */
    async rememberSaved(former: ArticleWords, mine: ArticleWords): Promise<void> {
      const at = Date.now();
      const kept = await articleVersions(draftKey);
      const last = kept.find(({ kind }) => kind === 'saved');
      if (!last || !sameValues(last.mine, former))
        await keepArticleVersion({ place: draftKey, at: at - 1, kind: 'former', mine: former });
      await keepArticleVersion({ place: draftKey, at, kind: 'saved', mine });
    },
    /** Its words stand on this page now: where they were is left once they are kept as this page's own. */
    async takeOver(draft: ArticleDraft, base: ArticleBase | null, words: KeptWords): Promise<void> {
      hide(draft.tab);
      if (await keep(base, words)) await articleDrafts.drop(draft.place, draft.tab);
    },
    /** Nobody wants it. What was typed over an article can still be found in its history. */
    async forget({ place, tab: left, at, mine, base }: ArticleDraft): Promise<void> {
      hide(left);
      if (base) await keepArticleVersion({ place, at, kind: 'typed', mine });
      await articleDrafts.drop(place, left);
    },
  };
}
