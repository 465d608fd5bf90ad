import { Switch } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { isNarrowScreen } from '~/ui/form/track-on-screen-keyboard';
import classes from '../editor.module.css';
import { CollapsedTools } from './collapsed-tools';
import { EditorToolbar } from './editor-toolbar';
import { getActiveActions, getDisabledActions } from './run-editor-action';
import { splitTools } from './tool-buttons';
import { WordCount } from './word-count';

interface EditorFooterProps {
  /** Null in source mode, and before the editor is created. */
  readonly view: EditorView | null;
  readonly state: EditorState | null;
  /** The Markdown, for the word count. */
  readonly text: string | null;
  readonly isSource: boolean;
  readonly onSource: (isSource: boolean) => void;
  readonly readOnly: boolean;
}

/** The minimum width at which everything fits on one line, in rem. */
const WIDE = 54;
/** The minimum width with dividers between the groups of tools, in rem. */
const WIDE_WITH_DIVIDERS = 62;
/** Widths in rem: `MENU` is the menu button with the line's padding, `TOOL` and `PHONE_TOOL` are one tool. */
const MENU = 3;
const TOOL = 1.875;
const PHONE_TOOL = 2.625;

/**
 * Converts pixels to rem. Returns early for zero (the width before the first layout), because reading a style would
 * force a layout.
 */
const toRem = (pixels: number) =>
  pixels && pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The toolbar, the switch to source mode and the word count, on one line. A menu contains the tools that don't fit. */
export function EditorFooter({ view, state, text, isSource, onSource, readOnly }: EditorFooterProps) {
  const t = useT();
  const { ref, width } = useElementSize();
  const space = toRem(width);
  const hasTools = !readOnly && !isSource;
  const isWide = !hasTools || space >= WIDE;
  const hasDividers = space >= WIDE_WITH_DIVIDERS;
  const { shown, folded } = splitTools(
    isWide
      ? Number.POSITIVE_INFINITY
      : Math.max(0, Math.floor((space - MENU) / (isNarrowScreen() ? PHONE_TOOL : TOOL))),
  );
  const disabled = state ? getDisabledActions(state) : {};
  const active = state && hasTools ? getActiveActions(state) : {};
  return (
    <div ref={ref} className={classes.foot}>
      {/* Renders the bar even without tools in source mode, so that the switch stays in place. */}
      {(hasTools || (!readOnly && space >= WIDE)) && (
        <div className={classes.bar} data-divided={hasDividers || undefined}>
          {/* Hides the tools until the width is known, because they would otherwise briefly move into the menu. */}
          {hasTools && space > 0 && view && state && (
            <div className={classes.tools}>
              <EditorToolbar
                label={t(m.editor_toolbar)}
                names={shown}
                hasDividers={hasDividers}
                {...{ view, disabled, active }}
              />
              {!isWide && (
                <CollapsedTools names={folded} {...{ view, disabled, active, text, isSource, onSource }} />
              )}
            </div>
          )}
        </div>
      )}
      {isWide && (
        <>
          <Switch
            size="xs"
            label={t(m.help_center_source_mode)}
            checked={isSource}
            onChange={(event) => onSource(event.currentTarget.checked)}
          />
          <WordCount text={text} />
        </>
      )}
    </div>
  );
}
