import { Button, Group, Text } from '@mantine/core';
import type { Macro } from '~/api/macros';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { RecordConflict } from '~/records/form/record-conflict';
import { RecordFacts } from '~/records/form/record-facts';
import { SaveNotice } from '~/records/form/save-notice';
import type { WriteState } from '~/records/write-state';
import { isSendable, type MacroForm, macroOf } from './macro-form';
import { type MacroValues, macroComparisons, valuesOf } from './macro-values';
import { Unfinished } from './unfinished';
import { useMacroInWords } from './use-macro-in-words';

interface MacroNoticeProps {
  readonly state: WriteState<Macro>;
  readonly purpose: 'save' | 'creation';
  /** What the form was begun on. */
  readonly opened: MacroValues;
  readonly form: MacroForm;
  readonly onCheckNow: () => void;
  /** Shows what the platform holds, in the place of what was typed. */
  readonly onUseCurrent: (macro: Macro) => void;
  readonly isComparing?: boolean;
  readonly onCompare?: (isComparing: boolean) => void;
  readonly onSaveMine?: (present: Macro) => void;
  readonly onCreate?: () => void;
}

/** What became of the last attempt to save or create a macro. A success as it was sent is told by a toast. */
export function MacroNotice(props: MacroNoticeProps) {
  const { state, purpose, opened, form, onCheckNow, onUseCurrent, onCreate } = props;
  const { isComparing = false, onCompare, onSaveMine } = props;
  const t = useT();
  const stored = 'present' in state ? [state.present] : 'stored' in state ? [state.stored] : [];
  const inWords = useMacroInWords([opened, macroOf(form), ...stored]);
  return (
    <SaveNotice
      state={state}
      purpose={purpose}
      isPage
      onCheckNow={onCheckNow}
      conflict={(present) => (
        <RecordConflict
          opened={opened}
          present={valuesOf(present)}
          typed={macroOf(form)}
          comparisons={macroComparisons}
          inWords={inWords}
          canSave={isSendable(form)}
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
          <Text size="sm">{t(m.macros_gone)}</Text>
          <Unfinished form={form} />
          <Group>
            <Button variant="default" disabled={!isSendable(form)} onClick={onCreate}>
              {t(m.macros_create_anew)}
            </Button>
          </Group>
        </>
      }
      differing={(stored, fields) => (
        <>
          <RecordFacts description={inWords(valuesOf(stored))} fields={fields} />
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
