import { Button, Group, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { changedFields } from '~/records/values';
import { MacroFacts } from './macro-facts';
import { isSendable, type MacroForm, macroOf } from './macro-form';
import { type MacroValues, macroComparisons } from './macro-values';
import { Unfinished } from './unfinished';

interface MacroConflictProps {
  readonly present: MacroValues;
  readonly form: MacroForm;
  readonly onSaveMine: () => void;
  readonly onUseCurrent: () => void;
}

/** Both versions in the fields that differ, and the choice between them. */
export function MacroConflict({ present, form, onSaveMine, onUseCurrent }: MacroConflictProps) {
  const t = useT();
  const mine = macroOf(form);
  const fields = changedFields(present, mine, macroComparisons);
  const versions = [
    [t(m.records_current_version), present],
    [t(m.records_my_version), mine],
  ] as const;
  return (
    <>
      {versions.map(([title, values]) => (
        <section key={title} aria-label={title}>
          <Text size="sm" fw={600}>
            {title}
          </Text>
          <MacroFacts values={values} fields={fields} />
        </section>
      ))}
      <Unfinished form={form} />
      <Group gap="xs">
        <Button variant="default" disabled={!isSendable(form)} onClick={onSaveMine}>
          {t(m.records_save_mine)}
        </Button>
        <Button variant="default" onClick={onUseCurrent}>
          {t(m.records_use_current)}
        </Button>
      </Group>
    </>
  );
}
