import { startTransition, useEffect, useRef, useState } from 'react';
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

/** Keeps one tab's text in this browser, and finds what other tabs and former visits left under the same key. */
export function useArticleDraft(draftKey: string) {
  const [tab] = useState(() => crypto.randomUUID());
  const [copy, setCopy] = useState<CopyState>('none');
  const [abandonedDrafts, setAbandonedDrafts] = useState<readonly ArticleDraft[]>([]);
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const [opened] = useState(() => Date.now());
  const lastVersion = useRef<number>(null);
  /** What the edits are of, by its number on this page. */
  const origin = useRef<{ base: ArticleBase | null; text: string; number: number }>(null);

  useEffect(() => {
    const leave = joinArticle(draftKey, tab, setOthers);
    const look = () =>
      articleDrafts.all(draftKey).then((all) => setAbandonedDrafts(all.filter((draft) => draft.tab !== tab)));
    const timer = setTimeout(look, ANSWER_TIME);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [draftKey, tab]);

  const keep = async (base: ArticleBase | null, mine: KeptWords): Promise<void> => {
    const { text } = mine.content;
    if (origin.current?.base !== base || origin.current.text !== text)
      origin.current = { base, text, number: (origin.current?.number ?? 0) + 1 };
    const { number } = origin.current;
    const isKept = await articleDrafts.keepEdited({ place: draftKey, tab, base, mine, origin: number });
    startTransition(() => setCopy(isKept ? 'kept' : 'failed'));
  };
  const drop = async (): Promise<void> => {
    await articleDrafts.drop(draftKey, tab);
    setCopy('none');
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
      if (sameValues(base, mine)) return drop();
      await Promise.all([keep(base, words), rememberTyped(mine)]);
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
    async forget(draft: ArticleDraft): Promise<void> {
      setAbandonedDrafts((all) => all.filter((one) => one.tab !== draft.tab));
      await articleDrafts.drop(draft.place, draft.tab);
    },
  };
}
