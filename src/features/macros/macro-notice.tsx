import { Button, Group, Text } from '@mantine/core';
import type { Macro } from '~/api/macros';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { SaveNotice } from '~/records/save-notice';
import type { WriteState } from '~/records/write-state';
import { MacroConflict } from './macro-conflict';
import { MacroFacts } from './macro-facts';
import { isSendable, type MacroForm } from './macro-form';
import { Unfinished } from './unfinished';

interface MacroNoticeProps {
  readonly state: WriteState<Macro>;
  readonly purpose: 'save' | 'creation';
  readonly form: MacroForm;
  readonly onCheckAgain: () => void;
  /** Shows what the platform holds, in the place of what was typed. */
  readonly onUseCurrent: (macro: Macro) => void;
  readonly onSaveMine?: (present: Macro) => void;
  readonly onCreate?: () => void;
}

/** What became of the last attempt to save or create a macro. A success as it was sent is told by a toast. */
export function MacroNotice(props: MacroNoticeProps) {
  const { state, purpose, form, onCheckAgain, onUseCurrent, onSaveMine, onCreate } = props;
  const t = useT();
  if (state.step === 'saved' && state.differing.length === 0) return null;
  return (
    <SaveNotice
      state={state}
      purpose={purpose}
      onCheckAgain={onCheckAgain}
      conflict={(present) => (
        <MacroConflict
          present={present}
          form={form}
          onSaveMine={() => onSaveMine?.(present)}
          onUseCurrent={() => onUseCurrent(present)}
        />
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
          <MacroFacts values={stored} fields={fields} />
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
