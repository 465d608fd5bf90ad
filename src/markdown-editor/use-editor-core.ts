// Creates and removes the editor of a component, and provides the state for rendering.
import { useDidUpdate } from '@mantine/hooks';
import type { EditorState } from 'prosemirror-state';
import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import type { FindTarget } from '~/ui/editor-find/find-target';
import { showProblemToast } from '~/ui/notice/toast';
import { runWhenIdle } from '~/ui/run-when-idle';
import { DocumentSurface } from './document-surface';
import { EditorCore, type EditorMode, type EditorSession } from './editor-core';
import type { MarkdownEditorProps } from './editor-props';
import type { EditorEvents, EditorSettings } from './editor-settings';
import type { PasteProblem } from './paste/paste-plugin';

/** The time between the last keypress and the rendering of the components around the text, in milliseconds. */
const PAUSE_MS = 150;

type Props = Omit<MarkdownEditorProps, 'ref'>;

/** The editor state that the components around the text render. It may lag behind the current state. */
interface DrawnEditor {
  readonly surface: EditorMode['surface'];
  readonly state: EditorState | null;
  readonly text: string;
  readonly find: FindTarget | null;
}

export function useEditorCore(host: RefObject<HTMLDivElement | null>, props: Props) {
  const t = useT();
  const core = useRef<EditorCore>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [mode, setMode] = useState<EditorMode>({ surface: null, reason: null });
  const [drawn, setDrawn] = useState<DrawnEditor | null>(null);
  const [findRequest, setFindRequest] = useState(0);
  const [announced, announce] = useState('');
  const settings = getSettings(props, t);

  const draw = () => {
    const surface = core.current?.mode.surface;
    if (!core.current || !surface) return;
    const state = surface instanceof DocumentSurface ? surface.state : null;
    setDrawn({ surface, state, text: surface.text.whole(), find: surface.find });
    props.onCursorLine?.(surface.cursorLine());
  };
  const drawSoon = useEffectEvent(() => {
    clearTimeout(pause.current);
    // While the find panel is open, renders without delay, because its fields must show what is typed.
    if (core.current?.mode.surface?.find || drawn?.find) draw();
    else
      pause.current = setTimeout(() => {
        core.current?.handlePause();
        startTransition(draw);
      }, PAUSE_MS);
  });
  const change = useEffectEvent(() => core.current && props.onChange(core.current.text));
  const getLatest = useEffectEvent(() => ({ ...props, t }));
  const showMode = useEffectEvent((next: EditorMode) => {
    // Unmounts the menus of the previous editor synchronously, before the editor itself is removed.
    if (!next.surface && mode.surface) flushSync(() => setMode(next));
    else setMode(next);
    // Renders the text before the components around it.
    startTransition(draw);
  });
  const create = useEffectEvent((left: EditorSession | null) => {
    if (!host.current) return;
    const events: EditorEvents = {
      onUpdate: (isText) => {
        if (isText) change();
        drawSoon();
      },
      onScroll: () => getLatest().onScroll(() => core.current?.mode.surface?.lineAtTop() ?? 1),
      onGeometry: () => getLatest().onGeometry?.(),
      onFiles: (files, position) => getLatest().onFiles(files, position),
      onPasteProblem: (problem) =>
        showProblemToast({ message: describePasteProblem(getLatest().t, problem) }),
      onFind: () => setFindRequest((request) => request + 1),
      announce: (message) => announce(message(getLatest().t)),
      onLoadError: () => showProblemToast({ message: getLatest().t(m.editor_source_not_loaded) }),
    };
    const showNext = (next: EditorMode) => showMode(next);
    core.current = new EditorCore(host.current, props.initialText, settings, events, showNext, left);
    // Shows the mode again, because `core.current` wasn't set yet when the constructor showed it.
    showMode(core.current.mode);
    if (left && left.text !== props.initialText) change();
    if (props.startLine !== undefined) core.current.mode.surface?.handle.goToLine(props.startLine);
  });
  // An editor that continues another editor's session is created before painting, so that no keypress is lost. Any other
  // editor is created after the page around it is painted.
  const enter = useEffectEvent(() => {
    const left = props.session?.take?.();
    if (left) create(left);
  });
  // Called before the editor is removed. The session includes the focus, which the editor loses when it is removed.
  const leave = useEffectEvent(() => {
    const left = core.current;
    if (left) props.session?.leave?.(() => left.leave());
  });
  const begin = useEffectEvent(() => {
    if (!core.current) create(null);
  });
  useLayoutEffect(() => {
    enter();
    return () => leave();
  }, []);
  useEffect(() => {
    begin();
    return () => {
      clearTimeout(pause.current);
      core.current?.destroy();
      core.current = null;
    };
  }, []);
  useDidUpdate(
    () => core.current?.configure(settings),
    [props.readOnly, props.label, props.language, props.imageHosts.join(' '), t],
  );
  usePositionRestore(core, props.isFullHeight);
  return { core, mode, drawn, findRequest, announced };
}

const describePasteProblem = (t: Translator, problem: PasteProblem): string =>
  problem.kind === 'images' ? t(m.editor_pasted_images, { count: problem.count }) : t(m.editor_pasted_plain);

/** Keeps the cursor or the first visible line in place when the scrolling element changes. */
function usePositionRestore(core: RefObject<EditorCore | null>, isFullHeight: boolean): void {
  const top = useRef(1);
  useDidUpdate(() => {
    const surface = core.current?.mode.surface;
    if (surface?.hasFocus()) surface.showCursor();
    else surface?.handle.scrollToLine(top.current);
  }, [isFullHeight]);
  useEffect(() => {
    let cancel = () => {};
    // Reads the first visible line when the page is idle, because each keystroke may scroll the text.
    const note = () => {
      cancel();
      cancel = runWhenIdle(() => {
        top.current = core.current?.mode.surface?.lineAtTop() ?? 1;
      });
    };
    document.addEventListener('scroll', note, { capture: true, passive: true });
    return () => {
      cancel();
      document.removeEventListener('scroll', note, { capture: true });
    };
  }, [core]);
}

const getSettings = (props: Props, t: Translator): EditorSettings => ({
  readOnly: props.readOnly,
  label: props.label,
  placeholder: t(m.editor_placeholder),
  language: props.language,
  phrases: {
    'replaced $ matches': t(m.editor_find_replaced_all, { count: '$' }),
    'replaced match on line $': t(m.editor_find_replaced),
    'current match': t(m.editor_find_current),
    'on line': t(m.editor_find_on_line),
    'Selection deleted': t(m.editor_selection_deleted),
    'Control character': t(m.editor_control_character),
  },
  views: { t, imageHosts: props.imageHosts, explainImage: props.explainImage },
});
