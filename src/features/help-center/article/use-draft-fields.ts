import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ArticleWords } from '~/drafts/article-drafts';

/** Milliseconds after a key until the text is taken from the editor: long enough for the typing, short enough to lose none. */
const SETTLE = 400;

/**
 * What stands on the screen. The editor owns its text, so it is asked for it only when it settles; `onSettle` is then
 * called, and also when the page is hidden or left.
 */
export function useDraftFields(initial: ArticleWords, onSettle: (fields: ArticleWords) => void) {
  const [fields, setFields] = useState(initial);
  const current = useRef(initial);
  const getText = useRef<(() => string) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const notify = useEffectEvent(onSettle);

  const settle = useRef((): ArticleWords => current.current);
  const flush = (): ArticleWords => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (getText.current) current.current = { ...current.current, content: getText.current() };
    getText.current = null;
    setFields(current.current);
    return current.current;
  };
  const touch = () => {
    if (timer.current === undefined) timer.current = setTimeout(() => onSettle(flush()), SETTLE);
  };

  useEffect(() => {
    settle.current = flush;
  });
  useEffect(() => {
    const flushPending = () => {
      if (timer.current !== undefined) notify(settle.current());
    };
    const hidden = () => {
      if (document.visibilityState === 'hidden') flushPending();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', flushPending);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', flushPending);
      flushPending();
    };
  }, []);

  return {
    /** As drawn: the text follows the editor after a pause. */
    fields,
    /** To the key. */
    flush,
    onText(ask: () => string): void {
      getText.current = ask;
      touch();
    },
    setField<K extends Exclude<keyof ArticleWords, 'content'>>(field: K, value: ArticleWords[K]): void {
      current.current = { ...current.current, [field]: value };
      setFields((drawn) => ({ ...drawn, [field]: value }));
      touch();
    },
    /** Replaces every field. The editor's own text is replaced by whoever calls. */
    replace(next: ArticleWords): void {
      current.current = next;
      setFields(next);
      touch();
    },
  };
}
