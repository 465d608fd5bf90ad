import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { EditorActionName } from '../commands/editor-actions';
import { EditorToolbar } from './editor-toolbar';
import { FloatingPanel } from './floating-panel';
import { focusTools } from './floating-tools';
import { getActiveActions, getDisabledActions } from './run-editor-action';

const NAMES: readonly EditorActionName[] = [
  'bold',
  'italic',
  'strike',
  'code',
  'link',
  'heading2',
  'heading3',
  'bullet',
  'quote',
];

interface SelectionToolbarProps {
  readonly view: EditorView;
  readonly state: EditorState;
  /** True if the toolbar was opened with the keyboard. It then receives the focus. */
  readonly isEntered: boolean;
}

/** The tools for the selected text, shown above the text. */
export function SelectionToolbar({ view, state, isEntered }: SelectionToolbarProps) {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current && isEntered) focusTools(frame.current);
  }, [isEntered]);
  const { from, to } = view.state.selection;
  return (
    <FloatingPanel ref={frame} data-selection-tools view={view} from={from} to={to} placement="top-start">
      <EditorToolbar
        view={view}
        label={t(m.editor_selection_toolbar)}
        names={NAMES}
        disabled={getDisabledActions(state)}
        active={getActiveActions(state)}
        onLeave={() => view.focus()}
      />
    </FloatingPanel>
  );
}
