import { openSearchPanel } from '@codemirror/search';
import { Box, Button, Kbd, NativeSelect } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { readHeadings } from '~/lib/headings';
import { createCodeMirrorFindTarget } from '~/ui/editor-find/code-mirror-find';
import { FindPanel } from '~/ui/editor-find/find-panel';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { formatPathLabel } from '../key-labels';
import type { LinesChange, ReviewChange } from '../review/collect-review-changes';
import { findLineAt, findLineStarts } from '../review/line-places';
import classes from './prompt-editor.module.css';
import { PromptOutline } from './prompt-outline';
import { getReplacement, replaceMatches } from './replace-matches';
import { type PromptViewOptions, usePromptView } from './use-prompt-view';

const ReplaceAllDialog = createLazyPart(() => import('./replace-all-dialog'), 'ReplaceAllDialog');

interface PromptEditorProps extends Omit<PromptViewOptions, 'changedLines'> {
  readonly path: string;
  readonly label: string;
  /** The paths of all prompts of the assistant, for switching between them. */
  readonly choices: readonly string[];
  readonly onChoose: (path: string) => void;
  readonly changes: readonly ReviewChange[];
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const wordsIn = (text: string): number => text.match(WORD)?.length ?? 0;

/** Returns the ranges of lines in the current text that differ from the original. */
function findChangedLines(text: string, changes: readonly LinesChange[]) {
  if (changes.length === 0) return [];
  const starts = findLineStarts(text);
  return changes.map(
    ({ line, after }) => [line, findLineAt(starts, Math.max(after.from, after.to - 1)) + 1] as const,
  );
}

/**
 * The editor of a prompt, next to an outline of its headings. It wraps and numbers lines, has a find bar and handles
 * prompts of 1 MB.
 */
export function PromptEditor(props: PromptEditorProps) {
  const { path, label, choices, onChoose, changes, text, isReadOnly } = props;
  const t = useT();
  const id = useId();
  const [isReplacing, setReplacing] = useState(false);
  const own = changes.filter((one): one is LinesChange => one.kind === 'lines' && one.path === path);
  const changedLines = findChangedLines(text, own);
  const { host, view, searched, findBar, line, goTo, tell } = usePromptView({ ...props, changedLines }, id);
  const headings = readHeadings(text);
  const count = changedLines.reduce((sum, [from, to]) => sum + to - from + 1, 0);

  return (
    // Reports pending input when the editor loses the focus, because the user may go to the review, which proposes the
    // edits.
    <Box className={classes.prompt} onBlur={tell}>
      <PromptOutline headings={headings} line={line} changedLines={changedLines} onPick={goTo} />
      <div className={classes.main}>
        <div className={classes.tools}>
          <span id={id} className={classes.label}>
            {label} <code>{path}</code>
          </span>
          {choices.length > 1 && (
            <NativeSelect
              aria-label={t(m.common_text)}
              value={path}
              onChange={(event) => onChoose(event.currentTarget.value)}
              data={choices.map((one) => ({ value: one, label: formatPathLabel(t, one) }))}
            />
          )}
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            className={classes.find}
            leftSection={<IconSearch size={14} aria-hidden />}
            onClick={() => view && openSearchPanel(view)}
          >
            {t(m.editor_find)}
            <Kbd size="xs" className={classes.key} aria-hidden>
              Ctrl F
            </Kbd>
          </Button>
        </div>
        <div ref={host} className={classes.host} data-read-only={isReadOnly || undefined} />
        <div className={classes.foot}>
          <span>{t(m.help_center_line, { line })}</span>
          <span className={classes.amount}>
            {t(m.assistants_text_length, { lines: findLineStarts(text).length, words: wordsIn(text) })}
          </span>
          {count > 0 && <span className={classes.changed}>{t(m.assistants_lines_changed, { count })}</span>}
        </div>
      </div>
      {view &&
        searched &&
        findBar &&
        createPortal(
          <FindPanel
            target={createCodeMirrorFindTarget(view, searched)}
            onReplaceAll={() => setReplacing(true)}
          />,
          findBar,
        )}
      {view && searched && isReplacing && (
        <ReplaceAllDialog
          state={searched}
          onReplace={(places) => {
            if (replaceMatches(view, places)) props.onReplacedEverywhere(getReplacement(view.state));
            // Focuses the editor, because the button that opened the dialog is disabled once there are no matches left.
            setTimeout(() => view.focus());
          }}
          onClose={() => setReplacing(false)}
        />
      )}
    </Box>
  );
}
