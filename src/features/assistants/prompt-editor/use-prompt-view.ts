// Creates the CodeMirror view once. Reports typed text, and updates the view when the text is changed outside the
// editor.
import { searchPanelOpen } from '@codemirror/search';
import { ChangeSet, type EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { getNonce } from 'get-nonce';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PhraseReplacement } from '~/drafts/assistant-drafts';
import { createWriteScheduler, type WriteScheduler } from '~/drafts/create-write-scheduler';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { normalizeLineBreaks, restoreLineBreaks } from '~/lib/text/line-ends';
import { type TextChange, toTextChanges } from '~/lib/text/text-changes';
import { fixLongLineLayout } from '~/ui/text/long-lines';
import { changedLinesEffect, type LineRange } from './prompt-marks';
import {
  createPhrasesEffect,
  createPromptState,
  createTextReplacement,
  type EditorHistory,
  externalChange,
  getEditorHistory,
} from './prompt-state';

export interface PromptViewOptions {
  readonly text: string;
  /** The text as loaded from the platform. Lines that aren't edited keep their original line breaks. */
  readonly original: string;
  /** Called when typing pauses and before the editor closes, with the ranges changed since the last call. */
  readonly onChange: (text: string, changes: readonly TextChange[]) => void;
  /** Called on each change, so that the text can be stored before typing pauses. */
  readonly onTyping: (text: string, changes: readonly TextChange[]) => void;
  readonly isReadOnly: boolean;
  /** The number of the editing session. A new session starts with an empty undo history. */
  readonly session: number;
  /** Returns the undo history that an earlier editor of this text passed to `onLeave` in the same editing session. */
  readonly getFormer: () => EditorHistory | undefined;
  /** Called when the editor closes, with its editing session and undo history. */
  readonly onLeave: (session: number, history: EditorHistory) => void;
  /** The lines that differ from the original text. */
  readonly changedLines: readonly LineRange[];
  readonly onReplacedEverywhere: (replacement: PhraseReplacement) => void;
}

/**
 * The pause in typing before the editor reports its text. Reports are debounced, because comparing a long text is
 * expensive.
 */
const PAUSE_MS = 200;

const getPhrases = (t: Translator) => ({
  'replaced $ matches': t(m.editor_find_replaced_all, { count: '$' }),
  'replaced match on line $': t(m.editor_find_replaced),
  'current match': t(m.editor_find_current),
  'on line': t(m.editor_find_on_line),
  'Selection deleted': t(m.editor_selection_deleted),
  'Control character': t(m.editor_control_character),
});

function goToLine(view: EditorView, target: number): void {
  const { from } = view.state.doc.line(Math.min(target, view.state.doc.lines));
  view.dispatch({
    selection: { anchor: from },
    effects: EditorView.scrollIntoView(from, { y: 'start', yMargin: 8 }),
  });
  view.focus();
}

/** Updates the editor's translations and changed-line highlights. */
function useMarks(view: EditorView | null, t: Translator, changedLines: readonly LineRange[]): void {
  useEffect(() => {
    view?.dispatch({ effects: createPhrasesEffect(getPhrases(t)) });
  }, [view, t]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: skips new arrays with the same line numbers
  useEffect(() => {
    view?.dispatch({ effects: changedLinesEffect.of(changedLines) });
  }, [view, JSON.stringify(changedLines)]);
}

/** Creates the editor view. `labelledBy` is the ID of the element that labels it. */
export function usePromptView(source: PromptViewOptions, labelledBy: string) {
  const t = useT();
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [searched, setSearched] = useState<EditorState | null>(null);
  const [findBar, setFindBar] = useState<HTMLElement | null>(null);
  const [line, setLine] = useState(1);
  const reported = useRef(source.text);
  const typed = useRef<ChangeSet>(ChangeSet.empty(0));
  const session = useRef(source.session);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const writes = useRef<WriteScheduler>(undefined);

  const tell = useEffectEvent((target: EditorView) => {
    if (pause.current === undefined) return;
    writes.current?.cancel();
    clearTimeout(pause.current);
    pause.current = undefined;
    const text = restoreLineBreaks(source.original, target.state.doc.toString());
    if (text === reported.current) return;
    reported.current = text;
    source.onChange(text, toTextChanges(typed.current));
    typed.current = ChangeSet.empty(target.state.doc.length);
  });
  const phrases = getPhrases(t);
  const { isReadOnly } = source;
  const wiring = { labelledBy, isReadOnly, phrases, nonce: getNonce(), onFindBar: setFindBar };
  const writeAhead = useEffectEvent((target: EditorView): number => {
    const text = restoreLineBreaks(source.original, target.state.doc.toString());
    source.onTyping(text, toTextChanges(typed.current));
    return text.length;
  });
  const create = useEffectEvent((parent: HTMLElement): EditorView => {
    const tellSoon = () => {
      writes.current?.request();
      clearTimeout(pause.current);
      pause.current = setTimeout(() => tell(created), PAUSE_MS);
    };
    const created: EditorView = new EditorView({
      parent,
      state: createPromptState(normalizeLineBreaks(source.text), wiring, source.getFormer()),
      dispatchTransactions(transactions, target) {
        target.update(transactions);
        for (const { changes } of transactions) typed.current = typed.current.compose(changes);
        if (transactions.some((one) => one.docChanged && !one.annotation(externalChange))) tellSoon();
        const { doc, selection } = target.state;
        setLine(doc.lineAt(selection.main.head).number);
        setSearched(searchPanelOpen(target.state) ? target.state : null);
      },
    });
    writes.current = createWriteScheduler(() => writeAhead(created), source.text.length);
    fixLongLineLayout(created);
    typed.current = ChangeSet.empty(created.state.doc.length);
    return created;
  });
  const leave = useEffectEvent((target: EditorView) => {
    tell(target);
    source.onLeave(session.current, getEditorHistory(target.state));
    target.destroy();
  });
  useEffect(() => {
    if (!host.current) return;
    const created = create(host.current);
    const tellHidden = () => document.visibilityState === 'hidden' && tell(created);
    document.addEventListener('visibilitychange', tellHidden);
    setView(created);
    return () => {
      document.removeEventListener('visibilitychange', tellHidden);
      leave(created);
    };
  }, []);

  const adopt = useEffectEvent((target: EditorView) => {
    if (source.text === reported.current) return;
    // Reports pending input first, so that the input becomes an edit of the new text and isn't lost.
    if (pause.current !== undefined) return tell(target);
    reported.current = source.text;
    // Replaces the editor state for a new editing session, because undo must not restore edits that were discarded or
    // applied.
    const text = normalizeLineBreaks(source.text);
    if (session.current === source.session) target.dispatch(createTextReplacement(target.state, text));
    else target.setState(createPromptState(text, wiring));
    session.current = source.session;
    typed.current = ChangeSet.empty(target.state.doc.length);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the text changes
  useEffect(() => {
    if (view) adopt(view);
  }, [view, source.text]);
  useMarks(view, t, source.changedLines);
  return {
    host,
    view,
    searched,
    findBar,
    line,
    goTo: (target: number) => view && goToLine(view, target),
    tell: () => view && tell(view),
  };
}
