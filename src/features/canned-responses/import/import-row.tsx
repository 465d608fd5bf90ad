import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import {
  IconBan,
  IconCheck,
  IconEqual,
  IconEye,
  IconPencil,
  IconPlayerSkipForward,
  IconPlus,
  IconQuestionMark,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { shortenText } from '~/lib/text/shorten-text';
import type { RowState } from '~/records/run/process-rows';
import { ChangedWordsLine } from '~/ui/difference/changed-words-line';
import { getNameWarnings } from '~/ui/form/name-warnings';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { createPreloadHandlers, LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { ResultRow } from '~/ui/results/result-row';
import classes from './import-row.module.css';
import { ImportRowForm } from './import-row-form';
import type { ConflictChoice, ImportPlanRow } from './plan';
import { getRowReason, getRowStatusTitle, type ImportRowStatus, listConflictOptions } from './row-labels';
import type { EditedRowValues } from './use-canned-response-import';

const RowDialog = createLazyPart(() => import('./import-row-dialog'), 'ImportRowDialog');

export interface DisplayedImportRow {
  readonly row: ImportPlanRow;
  readonly outcome: RowState;
  readonly status: ImportRowStatus;
  readonly isEdited: boolean;
  /** The action chosen for a row whose short code already exists with different text. */
  readonly choice: ConflictChoice;
  /** True if the action was chosen for this row only. */
  readonly isChosen: boolean;
}

interface ImportRowProps {
  readonly shown: DisplayedImportRow;
  /** Undefined once the import has started. */
  readonly onEdit: ((line: number, values: EditedRowValues) => void) | undefined;
  readonly onChoose: ((line: number, choice: ConflictChoice) => void) | undefined;
}

const ICONS = {
  refused: IconBan,
  unknown: IconQuestionMark,
  'to-change': IconPencil,
  'to-create': IconPlus,
  changed: IconCheck,
  created: IconCheck,
  skipped: IconPlayerSkipForward,
  same: IconEqual,
} as const satisfies Record<ImportRowStatus, unknown>;

/** The maximum number of characters in the one-line preview. */
const PREVIEW = 200;

export function ImportRow({ shown, onEdit, onChoose }: ImportRowProps) {
  const t = useT();
  const { row, outcome, status, isEdited, isChosen, choice } = shown;
  const [opened, setOpened] = useState<'none' | 'form' | 'texts'>('none');
  const fixButton = useRef<HTMLButtonElement>(null);
  const closeForm = () => {
    setOpened('none');
    fixButton.current?.focus();
  };
  const fix = onEdit ? getFix(t, row, isEdited) : null;
  const reason = getRowReason(t, outcome);
  const isBlank = row.short_code.trim() === '';
  const notes = isBlank ? [] : getNameWarnings(t, shortenText(row.short_code), row.twin);
  const existing = choice === 'keep-both' && row.conflict !== null ? shortenText(row.conflict) : null;
  return (
    <ResultRow
      icon={ICONS[status]}
      name={
        isBlank ? (
          <span className={classes.none}>{t(m.canned_responses_import_no_short_code)}</span>
        ) : (
          markHiddenCharacters(shortenText(row.short_code))
        )
      }
      kind={t(m.canned_responses_import_line, { line: row.line })}
      text={
        <>
          {reason !== '' && <div className="raw-text">{reason}</div>}
          {(reason === '' || isBlank) && <Preview row={row} />}
          {notes.length > 0 && <div className={classes.note}>{notes.join(' · ')}</div>}
          {existing !== null && (
            <div className={classes.note}>
              {t(m.canned_responses_import_exists, { short_code: existing })}
            </div>
          )}
          {(isEdited || isChosen) && (
            <div className={classes.note}>
              {[
                isEdited && t(m.canned_responses_import_edited),
                status !== 'refused' && getRowStatusTitle(t, status),
              ]
                .filter(Boolean)
                .join(' · ')}
            </div>
          )}
        </>
      }
      fix={
        <>
          {row.conflict !== null && onChoose && (
            <NativeSelect
              size="xs"
              aria-label={t(m.canned_responses_import_conflict_for, { line: row.line })}
              data={listConflictOptions(t)}
              value={choice}
              onChange={({ currentTarget }) => onChoose(row.line, currentTarget.value as ConflictChoice)}
            />
          )}
          {fix ? (
            <Button
              ref={fixButton}
              variant="default"
              aria-expanded={opened === 'form'}
              aria-label={t(m.health_fix_for, {
                fix,
                name: t(m.canned_responses_import_line, { line: row.line }),
              })}
              onClick={() => setOpened(opened === 'form' ? 'none' : 'form')}
            >
              {fix}
            </Button>
          ) : (
            row.content !== '' && <TextsButton row={row} onOpen={() => setOpened('texts')} />
          )}
        </>
      }
    >
      {opened === 'form' && onEdit && (
        <ImportRowForm
          row={row}
          onApply={(values) => {
            closeForm();
            onEdit(row.line, values);
          }}
          onCancel={closeForm}
        />
      )}
      {opened === 'texts' && (
        <LazyPartBoundary asked={opened}>
          <RowDialog row={row} onClose={() => setOpened('none')} />
        </LazyPartBoundary>
      )}
    </ResultRow>
  );
}

/** Returns the label of the fix, or null if the row can't be fixed on this page. */
function getFix(t: Translator, { step }: ImportPlanRow, isEdited: boolean): string | null {
  if (step.kind !== 'refused') return isEdited ? t(m.common_edit) : null;
  switch (step.why) {
    case 'blank-short-code':
      return t(m.canned_responses_import_fix_no_short_code);
    case 'duplicate':
      return t(m.canned_responses_import_fix_short_code);
    case 'blank-content':
      return t(m.canned_responses_import_fix_text);
    case 'not-text':
    case 'columns':
      return t(m.canned_responses_import_fix_row);
    case 'no-update':
      return null;
  }
}

/** A one-line preview of the text with its changes highlighted. */
function Preview({ row: { step, content } }: { readonly row: ImportPlanRow }) {
  if (step.kind !== 'changed')
    return <div className={classes.preview}>{markHiddenCharacters(content.slice(0, PREVIEW))}</div>;
  return <ChangedWordsLine before={step.before.content} after={content} />;
}

interface TextsButtonProps {
  readonly row: ImportPlanRow;
  readonly onOpen: () => void;
}

function TextsButton({ row, onOpen }: TextsButtonProps) {
  const t = useT();
  const title = t(
    row.step.kind === 'changed' ? m.canned_responses_import_show_both : m.canned_responses_import_show_text,
  );
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      title={title}
      aria-label={t(m.health_fix_for, { fix: title, name: row.short_code })}
      onClick={onOpen}
      {...createPreloadHandlers(RowDialog)}
    >
      <IconEye size={16} aria-hidden />
    </ActionIcon>
  );
}
