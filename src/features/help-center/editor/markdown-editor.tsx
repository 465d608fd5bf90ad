import { searchPanelOpen } from '@codemirror/search';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { getNonce } from 'get-nonce';
import {
  type Ref,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import * as m from '~/i18n/messages';
import { type T, useT } from '~/i18n/use-t';
import type { EditedText } from '~/lib/text/line-ends';
import { followKeyboard } from '~/ui/form/follow-keyboard';
import { showProblem } from '~/ui/notice/toast';
import { drawLongLines } from '~/ui/text/long-lines';
import { imageReason } from '../images/image-reason';
import { blockLabel } from '../popup/block-label';
import type { PopupSurroundings } from '../popup/editor-popup';
import { type Popup, popupField } from '../popup/popup';
import { withCursorAfter } from './cursor-after';
import classes from './editor.module.css';
import { EditorFoot } from './editor-foot';
import { editorHandle, type MarkdownEditorHandle } from './editor-handle';
import { EditorLayers, type Layers } from './editor-layers';
import { type EditorSession, goOnIn, type SessionPassing, sessionOf } from './editor-session';
import type { EditorMode } from './editor-theme';
import { changedSettings, type EditorSettings, editorState, type LayerName } from './extensions';
import { editsOf, textOf } from './line-endings';
import type { TakeFiles } from './paste-and-drop';
import { withWholeImages } from './put-images';
import type { TextPlaces } from './text-places';
import { lineAtTop, onTextScroll, scrollerOf, useKeptPlace } from './text-scroller';

/** What stands in the editor. The whole of it costs time: ask for it when it is needed. */
export interface TypedText {
  readonly whole: () => string;
  readonly edits: () => EditedText;
}

interface MarkdownEditorProps extends PopupSurroundings {
  /** Read once: the editor owns the text from then on. Another text is another editor (`key`), or `replaceAll`. */
  readonly initialText: string;
  /** After every change. */
  readonly onChange: (text: TypedText) => void;
  /** As high as its text, it scrolls with what stands above it; else it is a box that scrolls. */
  readonly isFullHeight: boolean;
  /** Where one starts: the line that somebody comes for. */
  readonly startLine?: number | undefined;
  readonly mode: EditorMode;
  readonly onMode: (mode: EditorMode) => void;
  readonly readOnly: boolean;
  readonly label: string;
  /** The language of the text (`pt-BR`), for spell checking. */
  readonly language: string;
  readonly imageHosts: readonly string[];
  /** Files were pasted or dropped. */
  readonly onFiles: TakeFiles;
  /** The line that the cursor is on, once it rests. */
  readonly onCursorLine?: (line: number) => void;
  /** The person scrolled: the line at the top, with its fraction. */
  readonly onScrollLine: (line: number) => void;
  /** Something of the text is higher or lower than it was. */
  readonly onGeometry?: () => void;
  /** Where what another editor left is another text than the initial one, `onChange` is told. */
  readonly session?: SessionPassing | undefined;
  /** Empty until the editor is on screen. */
  readonly ref?: Ref<MarkdownEditorHandle>;
}

/** How long nothing is typed before counts and buttons are drawn anew. */
const PAUSE_MS = 150;

/** The editor of an article: Markdown to the byte, shown as it will look. */
export function MarkdownEditor({ ref, ...props }: MarkdownEditorProps) {
  const t = useT();
  const host = useRef<HTMLDivElement>(null);
  const ownScroll = useRef<number>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [popup, setPopup] = useState<Popup | null>(null);
  const [layers, setLayers] = useState<Layers>({});
  const [places, setPlaces] = useState<TextPlaces | null>(null);
  const settings = settingsFrom(props, t);

  // What stands around the text waits for a pause in the typing; the fields of the find panel can't.
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drawAround = (target: EditorView) => {
    clearTimeout(pause.current);
    if (searchPanelOpen(target.state)) setState(target.state);
    else pause.current = setTimeout(() => startTransition(() => setState(target.state)), PAUSE_MS);
  };
  const takeFiles = useEffectEvent(props.onFiles);
  const moved = useEffectEvent(() => props.onGeometry?.());
  const pastedPlain = useEffectEvent(() => showProblem({ message: t(m.editor_pasted_plain) }));
  const unlinkable = useEffectEvent(() =>
    showProblem({ message: t(m.editor_link_unlinkable), isOnce: true }),
  );
  const changed = useEffectEvent((target: EditorView) =>
    props.onChange({ whole: () => textOf(target.state), edits: () => editsOf(target.state) }),
  );
  const scrolled = useEffectEvent((target: EditorView) => {
    // What scrolls because it was told to doesn't tell in turn.
    if (scrollerOf(target).scrollTop === ownScroll.current) return;
    ownScroll.current = null;
    props.onScrollLine(lineAtTop(target));
  });
  const create = (parent: HTMLElement, left: EditorSession | null) => {
    const onFiles: TakeFiles = (files, position) => takeFiles(files, position);
    const wiring = {
      takeFiles: onFiles,
      onPlainPaste: () => pastedPlain(),
      onUnlinkable: () => unlinkable(),
      onLayer: (name: LayerName, element: HTMLElement | null) =>
        setLayers((all) => ({ ...all, [name]: element })),
      onPlaces: setPlaces,
      onOwnScroll: (top: number) => {
        ownScroll.current = top;
      },
      onGeometry: () => moved(),
      nonce: getNonce(),
    };
    const created: EditorView = new EditorView({
      parent,
      state: editorState(props.initialText, settings, wiring, left),
      dispatchTransactions(transactions, target) {
        const former = target.state.field(popupField);
        target.update(transactions.flatMap(withWholeImages).flatMap(withCursorAfter));
        if (transactions.some(({ docChanged }) => docChanged)) changed(target);
        if (transactions.length > 0) drawAround(target);
        const next = target.state.field(popupField);
        // Told the same while something else waits to be drawn, React would draw the editor anew with each key.
        if (next !== former) setPopup(next);
      },
    });
    drawLongLines(created);
    if (left) {
      goOnIn(created, left);
      if (left.text !== props.initialText) changed(created);
    }
    if (props.startLine !== undefined) editorHandle(created, () => {}).goToLine(props.startLine);
    return created;
  };

  useMade(host, create, props.session, (created) => {
    setView(created);
    // The text is painted before what marks it is drawn.
    startTransition(() => setState(created.state));
    const unfollow = onTextScroll(created, () => scrolled(created));
    return () => {
      clearTimeout(pause.current);
      unfollow();
    };
  });
  useCursorLine(state, props.onCursorLine);
  useChangedSettings(view, settings, t);
  useKeptPlace(view, props.isFullHeight, props.mode);
  useHandle(ref, view, ownScroll);

  return (
    <div
      ref={followKeyboard}
      data-editor
      className={classes.frame}
      data-full-height={props.isFullHeight || undefined}
    >
      <div ref={host} className={classes.host} />
      <EditorFoot view={view} state={state} {...props} />
      {view && state && <EditorLayers {...{ view, state, layers, popup, places }} around={props} />}
    </div>
  );
}

/**
 * Makes the editor once the page around it is painted; at once where somebody goes on writing, who loses no key by it. `follow`
 * is told of it, and gives what ends that.
 */
function useMade(
  host: RefObject<HTMLElement | null>,
  create: (parent: HTMLElement, left: EditorSession | null) => EditorView,
  session: SessionPassing | undefined,
  follow: (created: EditorView) => () => void,
): void {
  const made = useRef<EditorView>(null);
  const goOn = useEffectEvent(() => {
    const left = session?.take?.();
    if (left && host.current) made.current = create(host.current, left);
  });
  // While it still has the focus.
  const leave = useEffectEvent((created: EditorView) => session?.leave?.(() => sessionOf(created)));
  useLayoutEffect(() => {
    goOn();
    return () => {
      if (made.current) leave(made.current);
    };
  }, []);
  const begin = useEffectEvent(() => {
    if (!host.current) return undefined;
    const created = made.current ?? create(host.current, null);
    made.current = created;
    const unfollow = follow(created);
    return () => {
      unfollow();
      created.destroy();
      made.current = null;
    };
  });
  useEffect(() => begin(), []);
}

function useHandle(
  ref: MarkdownEditorProps['ref'],
  view: EditorView | null,
  ownScrollRef: RefObject<number | null>,
): void {
  useImperativeHandle<MarkdownEditorHandle | null, MarkdownEditorHandle | null>(ref, () => {
    if (!view) return null;
    return editorHandle(view, (top) => {
      ownScrollRef.current = top;
    });
  }, [view, ownScrollRef]);
}

function useCursorLine(state: EditorState | null, onLine: MarkdownEditorProps['onCursorLine']): void {
  const line = state?.doc.lineAt(state.selection.main.head).number ?? null;
  const tell = useEffectEvent((at: number) => onLine?.(at));
  useEffect(() => {
    if (line !== null) tell(line);
  }, [line]);
}

/** Puts what changed of the settings into an editor that is there already. */
function useChangedSettings(view: EditorView | null, settings: EditorSettings, t: T): void {
  const configure = useEffectEvent((target: EditorView) =>
    target.dispatch({ effects: changedSettings(settings) }),
  );
  const { mode, readOnly, label, language, surroundings } = settings;
  const hosts = surroundings.imageHosts.join(' ');
  const applied = useRef<readonly unknown[]>(null);
  useEffect(() => {
    const madeFrom = [mode, readOnly, label, language, hosts, t];
    // The editor was created with those of the first time.
    const last = applied.current ?? madeFrom;
    const isSame = madeFrom.every((part, index) => part === last[index]);
    applied.current = view ? madeFrom : last;
    if (view && !isSame) configure(view);
  }, [view, mode, readOnly, label, language, hosts, t]);
}

function settingsFrom(props: MarkdownEditorProps, t: T): EditorSettings {
  return {
    mode: props.mode,
    readOnly: props.readOnly,
    label: props.label,
    placeholder: t(m.editor_placeholder),
    language: props.language,
    surroundings: {
      imageHosts: props.imageHosts,
      taskLabel: t(m.editor_task),
      blockLabel: (name) => blockLabel(t, name),
      addAlternative: t(m.editor_alt_add),
      editAlternative: t(m.editor_alt_text),
      imageReason: (source, address) => imageReason(t, source, address),
    },
    phrases: {
      'replaced $ matches': t(m.editor_find_replaced_all),
      'replaced match on line $': t(m.editor_find_replaced),
      'current match': t(m.editor_find_current),
      'on line': t(m.editor_find_on_line),
      'Selection deleted': t(m.editor_selection_deleted),
      'Control character': t(m.editor_control_character),
    },
  };
}
