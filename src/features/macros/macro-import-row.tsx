import { Checkbox } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { describeActions } from '~/domain/describe-actions';
import type { NameLookUp } from '~/domain/look-ups';
import { getMacroVisibilityLabel } from '~/domain/macro-action';
import * as m from '~/i18n/messages';
import { type Translator, useFormatLocale, useT } from '~/i18n/use-t';
import type { RowState } from '~/records/run/process-rows';
import { RowOutcomeLabel } from '~/records/run/row-outcome-label';
import { getNameWarnings } from '~/ui/form/name-warnings';
import { ResultRow } from '~/ui/results/result-row';
import { revealHiddenCharacters } from '~/ui/text/reveal-hidden-characters';
import classes from './macro-import-row.module.css';
import { isImportable, type MacroImportVerdict, type MacroPlanRow, type MatchedTarget } from './transfer';

interface MacroImportRowProps {
  readonly row: MacroPlanRow;
  readonly outcome: RowState;
  readonly names: NameLookUp;
  readonly isPersonal: boolean;
  readonly isChosen: boolean;
  readonly canChoose: boolean;
  readonly onToggle: () => void;
}

export function MacroImportRow(props: MacroImportRowProps) {
  const { row, outcome, names, isPersonal, isChosen, canChoose, onToggle } = props;
  const t = useT();
  const language = useFormatLocale();
  const { entry, index, target } = row;
  const entryName = t(m.macros_plan_entry, { number: index + 1 });
  const notes = getNotes(t, row);
  return (
    <ResultRow
      icon={IconBolt}
      isWrapped={notes.length > 0}
      name={revealHiddenCharacters(entry?.name) || entryName}
      kind={entry && getMacroVisibilityLabel(t, isPersonal ? 'personal' : entry.visibility)}
      text={
        <>
          {isChosen && outcome.step !== 'waiting' && <RowOutcomeLabel state={outcome} />}
          {notes.map((sentence) => (
            <div key={sentence} className="raw-text">
              {sentence}
            </div>
          ))}
          {entry && !(target && isImportable(row)) && (
            <div className={classes.actions}>{describeActions(t, language, entry.actions, names)}</div>
          )}
        </>
      }
      fix={
        entry && (
          <Checkbox
            label={t(m.common_import)}
            aria-label={t(m.macros_plan_choose, { name: entry.name || entryName })}
            checked={isChosen}
            disabled={!canChoose}
            onChange={onToggle}
          />
        )
      }
    >
      {/* Shows the actions before and after below the row, because a truncated line would hide the new actions. */}
      {entry && target && isImportable(row) && (
        <div className={classes.actions}>
          <div>
            <span className="dimmed">{t(m.common_before)}</span>{' '}
            {describeActions(t, language, target.actions, names)}
          </div>
          <div>
            <span className="dimmed">{t(m.common_after)}</span>{' '}
            {describeActions(t, language, entry.actions, names)}
          </div>
        </div>
      )}
    </ResultRow>
  );
}

const VERDICTS: Partial<Record<MacroImportVerdict, () => string>> = {
  same: m.macros_plan_same,
  update: m.macros_plan_update,
  'name-taken': m.macros_plan_name_taken,
};

const KINDS: Record<MatchedTarget['kind'], (inputs: { name: string }) => string> = {
  team: m.macros_target_team,
  agent: m.macros_target_agent,
  label: m.macros_target_label,
};

const listNames = (t: Translator, targets: readonly MatchedTarget[]) => [
  ...new Set(targets.map(({ kind, name }) => t(KINDS[kind], { name }))),
];

/** Returns notes about a row. There are none for a new macro without problems. */
function getNotes(t: Translator, row: MacroPlanRow): readonly string[] {
  const { entry, verdict, repeats, twin, rematched, unmatched, unsupported } = row;
  const sentence = VERDICTS[verdict];
  const notSupported = unsupported.length > 0 ? [t(m.macros_plan_unsupported, { names: unsupported })] : [];
  if (!isImportable(row) && verdict !== 'same')
    return [
      ...(entry === null ? [t(m.macros_plan_unreadable)] : []),
      ...(entry?.name === '' ? [t(m.macros_plan_nameless)] : []),
      ...(entry?.actions.length === 0 ? [t(m.macros_plan_no_actions)] : []),
      ...notSupported,
    ];
  return [
    ...(sentence ? [t(sentence)] : []),
    ...(repeats === null ? [] : [t(m.macros_plan_in_file, { number: repeats + 1 })]),
    ...getNameWarnings(t, entry?.name ?? '', twin),
    ...(rematched.length > 0 ? [t(m.macros_plan_rematched, { targets: listNames(t, rematched) })] : []),
    ...(unmatched.length > 0 ? [t(m.macros_plan_unmatched, { targets: listNames(t, unmatched) })] : []),
    ...notSupported,
  ];
}
