import { useWindowEvent } from '@mantine/hooks';
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

  const put = (part: Partial<ArticleWords>): void => {
    current.current = { ...current.current, ...part };
    setFields(current.current);
  };
  const flush = (): ArticleWords => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (getText.current) put({ content: getText.current() });
    getText.current = null;
    return current.current;
  };
  const touch = () => {
    if (timer.current === undefined) timer.current = setTimeout(() => onSettle(flush()), SETTLE);
  };

  const flushPending = () => {
    if (timer.current !== undefined) onSettle(flush());
  };
  useWindowEvent('pagehide', flushPending);
  useWindowEvent('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushPending();
  });
  const leave = useEffectEvent(flushPending);
  useEffect(() => () => leave(), []);

  return {
    /** As drawn: the text follows the editor after a pause. */
    fields,
    /** To the key. */
    flush,
    onText(ask: () => string): void {
      getText.current = ask;
      touch();
    },
    /** Changes some fields or all. The editor's own text is replaced by whoever calls. */
    change(part: Partial<ArticleWords>): void {
      put(part);
      touch();
    },
  };
}
