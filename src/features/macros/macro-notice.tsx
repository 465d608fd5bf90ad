import { Button, Group, Text } from '@mantine/core';
import type { Macro } from '~/api/macros';
import { describeActions } from '~/domain/describe-actions';
import { getMacroVisibilityLabel } from '~/domain/macro-action';
import { useTargetNames } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { RecordConflict } from '~/records/form/record-conflict';
import { RecordFieldList } from '~/records/form/record-field-list';
import { SaveNotice } from '~/records/form/save-notice';
import type { RecordDescription } from '~/records/form/use-record-form';
import type { WriteState } from '~/records/write-state';
import { getMacroValues, type MacroValues, macroComparisons } from '~/resources/macro-values';
import { canSaveMacroForm, type MacroForm, toMacroValues } from './macro-form';

interface MacroNoticeProps {
  readonly state: WriteState<Macro>;
  readonly purpose: 'save' | 'creation';
  /** The macro that the form started from. */
  readonly opened: MacroValues;
  readonly form: MacroForm;
  readonly onCheckNow: () => void;
  /** Replaces the input with the platform's version. */
  readonly onUseCurrent: (macro: Macro) => void;
  readonly isComparing?: boolean;
  readonly onCompare?: (isComparing: boolean) => void;
  readonly onSaveMine?: (present: Macro) => void;
  readonly onCreate?: () => void;
}

/** Describes the outcome of the last save. If the platform stored exactly what was sent, a toast is shown instead. */
export function MacroNotice(props: MacroNoticeProps) {
  const { state, purpose, opened, form, onCheckNow, onUseCurrent, onCreate } = props;
  const { isComparing = false, onCompare, onSaveMine } = props;
  const t = useT();
  const stored = 'present' in state ? [state.present] : 'stored' in state ? [state.stored] : [];
  const inWords = useMacroInWords([opened, toMacroValues(form), ...stored]);
  return (
    <SaveNotice
      state={state}
      purpose={purpose}
      isPage
      onCheckNow={onCheckNow}
      conflict={(present) => (
        <RecordConflict
          opened={opened}
          present={getMacroValues(present)}
          typed={toMacroValues(form)}
          comparisons={macroComparisons}
          inWords={inWords}
          canSave={canSaveMacroForm(form)}
          isComparing={isComparing}
          onCompare={(next) => onCompare?.(next)}
          onSaveMine={() => onSaveMine?.(present)}
          onUseCurrent={() => onUseCurrent(present)}
        >
          <Unfinished form={form} />
        </RecordConflict>
      )}
      gone={
        <>
          <Text size="sm">{t(m.macros_maybe_personal)}</Text>
          <Unfinished form={form} />
          <Group>
            <Button variant="default" disabled={!canSaveMacroForm(form)} onClick={onCreate}>
              {t(m.macros_create_as_new)}
            </Button>
          </Group>
        </>
      }
      differing={(stored, fields) => (
        <>
          <RecordFieldList description={inWords(getMacroValues(stored))} fields={fields} />
          <Group>
            <Button variant="default" onClick={() => onUseCurrent(stored)}>
              {t(m.records_use_current)}
            </Button>
          </Group>
        </>
      )}
    />
  );
}

/**
 * Explains why the buttons that bypass the form's validation are disabled. Saving an action without a value would
 * delete the stored value.
 */
function Unfinished({ form }: { readonly form: MacroForm }) {
  const t = useT();
  return canSaveMacroForm(form) ? null : <Text size="sm">{t(m.macros_unfinished)}</Text>;
}

/** Returns a function that describes the fields of a macro's versions. */
function useMacroInWords(
  versions: readonly Pick<MacroValues, 'actions'>[],
): (values: MacroValues) => RecordDescription<MacroValues> {
  const t = useT();
  const language = useFormatLocale();
  const names = useTargetNames(versions.flatMap(({ actions }) => actions));
  return ({ name, visibility, actions }) => [
    ['name', t(m.common_name), name],
    ['visibility', t(m.macros_visibility), getMacroVisibilityLabel(t, visibility)],
    ['actions', t(m.common_actions), describeActions(t, language, actions, names)],
  ];
}
