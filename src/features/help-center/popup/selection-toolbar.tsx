import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { type ActionName, offActions, toggledActions } from '../editor/actions';
import { EditorToolbar } from '../editor/editor-toolbar';
import classes from './popup.module.css';
import { enterTools, selectionToolsField } from './selection-tools';

const NAMES: readonly ActionName[] = [
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
}

/** What can be done with the selected words, over them: Alt-F10 goes in, Escape goes back. */
export function SelectionToolbar({ view, state }: SelectionToolbarProps) {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current && view.state.field(selectionToolsField) === 'entered') enterTools(frame.current);
  }, [view]);
  return (
    <div ref={frame} data-selection-tools className={`${classes.popup} ${classes.tools}`}>
      <EditorToolbar
        view={view}
        label={t(m.editor_selection_toolbar)}
        names={NAMES}
        off={offActions(state)}
        toggled={toggledActions(state)}
        onLeave={() => view.focus()}
      />
    </div>
  );
}
