import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ArticleWords } from '~/drafts/article-drafts';

/** Milliseconds after a key until the text is taken from the editor: long enough for the typing, short enough to lose none. */
const SETTLE = 400;

/**
 * What stands on the screen. The editor owns its text, so it is asked for it only when it settles; `onSettle` is then
 * called, and also when the page is hidden or left.
 */
export function useWords(initial: ArticleWords, onSettle: (words: ArticleWords) => void) {
  const [words, setWords] = useState(initial);
  const current = useRef(initial);
  const getText = useRef<(() => string) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useEffectEvent(onSettle);

  const settle = useRef((): ArticleWords => current.current);
  const settleNow = (): ArticleWords => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (getText.current) current.current = { ...current.current, content: getText.current() };
    getText.current = null;
    setWords(current.current);
    return current.current;
  };
  const touch = () => {
    timer.current ??= setTimeout(() => onSettle(settleNow()), SETTLE);
  };

  useEffect(() => {
    settle.current = settleNow;
  });
  useEffect(() => {
    const flush = () => {
      if (timer.current !== undefined) tell(settle.current());
    };
    const hidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  return {
    /** As drawn: the text follows the editor after a pause. */
    words,
    /** To the key. */
    settleNow,
    onText(ask: () => string): void {
      getText.current = ask;
      touch();
    },
    setField<K extends Exclude<keyof ArticleWords, 'content'>>(field: K, value: ArticleWords[K]): void {
      current.current = { ...current.current, [field]: value };
      setWords((drawn) => ({ ...drawn, [field]: value }));
      touch();
    },
    /** Takes other words for all that stands here. The editor's own text is replaced by whoever calls. */
    replace(next: ArticleWords): void {
      current.current = next;
      setWords(next);
      touch();
    },
  };
}
