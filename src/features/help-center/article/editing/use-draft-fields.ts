import { useWindowEvent } from '@mantine/hooks';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ArticleText, StoredArticleText } from '~/drafts/article-drafts';
import { createWriteScheduler, type WriteScheduler } from '~/drafts/create-write-scheduler';
import type { TextReader } from '~/markdown-editor/editor-settings';

/** Typing counts as paused after this time without a keystroke, in milliseconds. */
const SETTLE = 300;

const editedLength = ({ content }: StoredArticleText): number =>
  content.edits.reduce((sum, { insert }) => sum + insert.length, 0);

interface DraftFieldsOptions {
  /** Called during typing to store the edits. Must be cheap. */
  readonly onTyping: (fields: StoredArticleText) => void;
  /** Called when typing pauses, and when the page is hidden or left. */
  readonly onSettle: (fields: ArticleText) => void;
}

/**
 * Manages the fields of an article. The editor owns the text. During typing, requests only the edits from the editor,
 * which is cheap. Waits for a pause to request the full text and to re-render the page, because both would delay
 * keystrokes.
 */
export function useDraftFields(initial: ArticleText, { onTyping, onSettle }: DraftFieldsOptions) {
  const [fields, setFields] = useState(initial);
  const [isAhead, setAhead] = useState(false);
  const current = useRef(initial);
  /** The editor that owns the text, or null until something is typed. */
  const editor = useRef<TextReader | null>(null);
  const isTaken = useRef(true);
  const isTouched = useRef(false);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const ticks = useRef<() => void>(undefined);
  const writes = useRef<WriteScheduler>(undefined);

  const put = (part: Partial<ArticleText>): void => {
    current.current = { ...current.current, ...part };
    setFields(current.current);
  };
  const flush = (): ArticleText => {
    writes.current?.cancel();
    clearInterval(timer.current);
    timer.current = undefined;
    if (!isTaken.current && editor.current) put({ content: editor.current.whole() });
    isTaken.current = true;
    setAhead(false);
    return current.current;
  };
  const kept = (): StoredArticleText => {
    const { content, ...words } = current.current;
    return { ...words, content: editor.current?.edits() ?? { text: content, edits: [] } };
  };
  const tick = useEffectEvent(() => {
    if (!isTouched.current) return startTransition(() => onSettle(flush()));
    isTouched.current = false;
    // Updates in a transition, because a synchronous re-render would delay the keystroke.
    startTransition(() => setAhead(true));
  });
  const write = useEffectEvent((): number => {
    const words = kept();
    onTyping(words);
    return editedLength(words);
  });
  useEffect(() => {
    ticks.current = () => tick();
    writes.current = createWriteScheduler(() => write(), current.current.content.length);
  }, []);
  const touch = () => {
    isTouched.current = true;
    writes.current?.request();
    if (timer.current === undefined) timer.current = setInterval(() => ticks.current?.(), SETTLE);
  };

  // Defined outside the returned object, which is new on each render. The identity of this callback must not change,
  // because a new callback would re-render the editor.
  const onText = (text: TextReader): void => {
    editor.current = text;
    isTaken.current = false;
    touch();
  };
  /** Changes some or all fields. If the text changes, the caller must also replace it in the editor. */
  const change = (part: Partial<ArticleText>): void => {
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
    /** The rendered fields. Their text is updated when typing pauses. */
    fields,
    /** True if the editor has newer text than `fields`. */
    isAhead,
    /** Returns the fields including the last keystroke. The caller stores or discards them. */
    flush,
    /** Returns the edits including the last keystroke. */
    kept,
    onText,
    change,
  };
}
