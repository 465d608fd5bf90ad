import { useWindowEvent } from '@mantine/hooks';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ArticleWords, KeptWords } from '~/drafts/article-drafts';
import { type PacedWrites, paceWrites } from '~/drafts/pace-writes';
import type { TypedText } from '~/markdown-editor/editor-surface';

/** In milliseconds. The typing rests when nothing was typed for this long. */
const SETTLE = 300;

const editedLength = ({ content }: KeptWords): number =>
  content.edits.reduce((sum, { insert }) => sum + insert.length, 0);

interface DraftFieldsOptions {
  /** Somebody types: what stands there is to be kept, as little as it is. */
  readonly onTyping: (words: KeptWords) => void;
  /** The typing rests, or the page is hidden or left. */
  readonly onSettle: (fields: ArticleWords) => void;
}

/**
 * What stands on the screen. The editor owns its text. What was changed of it costs little, and is asked for while somebody
 * types; the whole of it, and a page drawn anew, would keep a key waiting, and come when the typing rests.
 */
export function useDraftFields(initial: ArticleWords, { onTyping, onSettle }: DraftFieldsOptions) {
  const [fields, setFields] = useState(initial);
  const [isAhead, setAhead] = useState(false);
  const current = useRef(initial);
  /** Null until something is typed. */
  const editor = useRef<TypedText | null>(null);
  const isTaken = useRef(true);
  const isTouched = useRef(false);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  /** Both are held here, so that `touch` stays the same function. */
  const ticks = useRef<() => void>(undefined);
  const writes = useRef<PacedWrites>(undefined);

  const put = (part: Partial<ArticleWords>): void => {
    current.current = { ...current.current, ...part };
    setFields(current.current);
  };
  const flush = (): ArticleWords => {
    writes.current?.cancel();
    clearInterval(timer.current);
    timer.current = undefined;
    if (!isTaken.current && editor.current) put({ content: editor.current.whole() });
    isTaken.current = true;
    setAhead(false);
    return current.current;
  };
  const kept = (): KeptWords => {
    const { content, ...words } = current.current;
    return { ...words, content: editor.current?.edits() ?? { text: content, edits: [] } };
  };
  const tick = useEffectEvent(() => {
    if (!isTouched.current) return startTransition(() => onSettle(flush()));
    isTouched.current = false;
    // The page drawn anew for it would keep a key waiting.
    startTransition(() => setAhead(true));
  });
  const write = useEffectEvent((): number => {
    const words = kept();
    onTyping(words);
    return editedLength(words);
  });
  useEffect(() => {
    ticks.current = () => tick();
    writes.current = paceWrites(() => write(), current.current.content.length);
  }, []);
  const touch = () => {
    isTouched.current = true;
    writes.current?.request();
    if (timer.current === undefined) timer.current = setInterval(() => ticks.current?.(), SETTLE);
  };

  // Made apart from the object that is returned: it is made anew with each state, and so would be what is given its functions.
  const onText = (text: TypedText): void => {
    editor.current = text;
    isTaken.current = false;
    touch();
  };
  /** Changes some fields or all. The editor's own text is replaced by whoever calls. */
  const change = (part: Partial<ArticleWords>): void => {
    put(part);
    touch();
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
    /** As drawn: the text follows the editor when the typing rests. */
    fields,
    /** The editor holds more than `fields`. */
    isAhead,
    /** To the key. The caller keeps or drops it. */
    flush,
    /** To the key, as little as it is. */
    kept,
    onText,
    change,
  };
}
