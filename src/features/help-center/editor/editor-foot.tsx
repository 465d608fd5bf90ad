import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { Switch } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { isPhone } from '~/ui/form/follow-keyboard';
import { offActions, toggledActions } from './actions';
import classes from './editor.module.css';
import type { EditorMode } from './editor-theme';
import { EditorToolbar } from './editor-toolbar';
import { FoldedTools } from './folded-tools';
import { TextAmount } from './text-amount';
import { toolsFor } from './tool-buttons';

interface EditorFootProps {
  readonly view: EditorView | null;
  readonly state: EditorState | null;
  readonly mode: EditorMode;
  readonly onMode: (mode: EditorMode) => void;
  readonly readOnly: boolean;
}

/** From this width on everything stands beside each other, in rem. */
const WHOLE = 52;
/** What the menu and the edges take of a line, and each tool, in rem. */
const MENU = 3;
const TOOL = 1.875;
const PHONE_TOOL = 2.625;

/** Zero until the foot is laid out: asking for a style would lay out everything before its time. */
const remOf = (pixels: number) =>
  pixels && pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** What marks the text, and how much of it there is: one line, with a menu of what doesn’t fit into it. */
export function EditorFoot({ view, state, mode, onMode, readOnly }: EditorFootProps) {
  const t = useT();
  const { ref, width } = useElementSize();
  const space = remOf(width);
  const isWhole = readOnly || space >= WHOLE;
  const { shown, folded } = toolsFor(
    isWhole
      ? Number.POSITIVE_INFINITY
      : Math.max(0, Math.floor((space - MENU) / (isPhone() ? PHONE_TOOL : TOOL))),
  );
  const isSource = mode === 'source';
  const onSource = (next: boolean) => onMode(next ? 'source' : 'live');
  const off = state ? offActions(state) : {};
  const toggled = state && !readOnly ? toggledActions(state) : {};
  return (
    <div ref={ref} className={classes.foot}>
      {!readOnly && (
        <div className={classes.bar}>
          {view && state && (
            <div className={classes.tools}>
              <EditorToolbar label={t(m.editor_toolbar)} names={shown} {...{ view, off, toggled }} />
              {!isWhole && <FoldedTools names={folded} {...{ view, off, toggled, isSource, onSource }} />}
            </div>
          )}
        </div>
      )}
      {isWhole && (
        <>
          <Switch
            size="xs"
            label={t(m.help_center_source_mode)}
            checked={isSource}
            onChange={(event) => onSource(event.currentTarget.checked)}
          />
          <TextAmount text={state?.doc ?? null} />
        </>
      )}
    </div>
  );
}
