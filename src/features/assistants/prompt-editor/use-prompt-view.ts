// The editor itself, made once: what is typed in it is told, and what is told to it from outside is taken over.
import { searchPanelOpen } from '@codemirror/search';
import { ChangeSet, type EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { getNonce } from 'get-nonce';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Replacement } from '~/drafts/assistant-drafts';
import { type PacedWrites, paceWrites } from '~/drafts/pace-writes';
import * as m from '~/i18n/messages';
import { type T, useT } from '~/i18n/use-t';
import { withLineFeeds, withOwnLineBreaks } from '~/lib/text/line-ends';
import { changesOfEditor, type TextChange } from '~/lib/text/text-changes';
import { drawLongLines } from '~/ui/text/long-lines';
import { type LineRange, showChanged } from './prompt-marks';
import {
  changedPhrases,
  type EditorHistory,
  fromOutside,
  getHistory,
  promptState,
  wholeText,
} from './prompt-state';

export interface PromptSource {
  readonly text: string;
  /** The text that was read: what isn't touched keeps its line breaks. */
  readonly original: string;
  /** Told once the typing pauses, and before the editor is left, with where it was changed since it was last told. */
  readonly onChange: (text: string, changes: readonly TextChange[]) => void;
  /** Called on each change, so that it is stored before typing pauses. */
  readonly onTyping: (text: string, changes: readonly TextChange[]) => void;
  readonly isReadOnly: boolean;
  /** The session of edits that the text belongs to. What can be undone ends with it. */
  readonly session: number;
  /** What an earlier editor of the text left in the same session. */
  readonly getFormer: () => EditorHistory | undefined;
  /** The editor is left, with what can be undone in it. */
  readonly onLeave: (session: number, history: EditorHistory) => void;
  /** The lines that differ from what was read. */
  readonly changedLines: readonly LineRange[];
  /** The person chose to replace a phrase wherever it stands. */
  readonly onReplacedEverywhere: (replacement: Replacement) => void;
}

/** How long nothing is typed before the text is told: reading it off and comparing it costs time. */
const PAUSE_MS = 200;

const phrasesOf = (t: T) => ({
  'replaced $ matches': t(m.editor_find_replaced_all),
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

/** Shows the phrases of the present language, and the lines that differ from what was read. */
function useMarks(view: EditorView | null, t: T, changedLines: readonly LineRange[]): void {
  useEffect(() => {
    view?.dispatch({ effects: changedPhrases(phrasesOf(t)) });
  }, [view, t]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new places are the same lines unless their numbers differ
  useEffect(() => {
    view?.dispatch({ effects: showChanged.of(changedLines) });
  }, [view, JSON.stringify(changedLines)]);
}

/** `labelledBy` is the id of the element that names it. */
export function usePromptView(source: PromptSource, labelledBy: string) {
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
  const writes = useRef<PacedWrites>(undefined);

  const tell = useEffectEvent((target: EditorView) => {
    if (pause.current === undefined) return;
    writes.current?.cancel();
    clearTimeout(pause.current);
    pause.current = undefined;
    const text = withOwnLineBreaks(source.original, target.state.doc.toString());
    if (text === reported.current) return;
    reported.current = text;
    source.onChange(text, changesOfEditor(typed.current));
    typed.current = ChangeSet.empty(target.state.doc.length);
  });
  const phrases = phrasesOf(t);
  const { isReadOnly } = source;
  const wiring = { labelledBy, isReadOnly, phrases, nonce: getNonce(), onFindBar: setFindBar };
  const writeAhead = useEffectEvent((target: EditorView): number => {
    const text = withOwnLineBreaks(source.original, target.state.doc.toString());
    source.onTyping(text, changesOfEditor(typed.current));
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
      state: promptState(withLineFeeds(source.text), wiring, source.getFormer()),
      dispatchTransactions(transactions, target) {
        target.update(transactions);
        for (const { changes } of transactions) typed.current = typed.current.compose(changes);
        if (transactions.some((one) => one.docChanged && !one.annotation(fromOutside))) tellSoon();
        const { doc, selection } = target.state;
        setLine(doc.lineAt(selection.main.head).number);
        setSearched(searchPanelOpen(target.state) ? target.state : null);
      },
    });
    writes.current = paceWrites(() => writeAhead(created), source.text.length);
    drawLongLines(created);
    typed.current = ChangeSet.empty(created.state.doc.length);
    return created;
  });
  const leave = useEffectEvent((target: EditorView) => {
    tell(target);
    source.onLeave(session.current, getHistory(target.state));
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
    // What is being typed stands: it becomes an edit of the text that came.
    if (pause.current !== undefined) return tell(target);
    reported.current = source.text;
    // Undoing must not bring back edits that were discarded or applied.
    const text = withLineFeeds(source.text);
    if (session.current === source.session) target.dispatch(wholeText(target.state, text));
    else target.setState(promptState(text, wiring));
    session.current = source.session;
    typed.current = ChangeSet.empty(target.state.doc.length);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what is adopted
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
