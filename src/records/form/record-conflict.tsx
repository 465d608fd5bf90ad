// Lets the user resolve a conflict with someone else's change. A dialog shows all versions of each changed field.
import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Dialog } from '~/ui/overlay/dialog';
import { type FieldComparisons, findChangedFields } from '../values';
import classes from './record-conflict.module.css';
import type { RecordDescription } from './use-record-form';

interface RecordConflictProps<Values extends object> {
  readonly opened: Values;
  readonly present: Values;
  readonly typed: Values;
  readonly comparisons: FieldComparisons<Values> | undefined;
  readonly inWords: (values: Values) => RecordDescription<Values>;
  /** Additional content about the user's version. */
  readonly children?: ReactNode;
  /** False if the user's version is invalid. The form shows the reason. */
  readonly canSave?: boolean;
  /** True while the dialog is open. While it is closed, the form can be edited. */
  readonly isComparing: boolean;
  readonly onCompare: (isComparing: boolean) => void;
  readonly onSaveMine: () => void;
  readonly onUseCurrent: () => void;
}

export function RecordConflict<Values extends object>(props: RecordConflictProps<Values>) {
  const { children, canSave = true, isComparing, onCompare, onSaveMine, onUseCurrent } = props;
  const t = useT();
  const compare = useRef<HTMLButtonElement>(null);
  return (
    <Group>
      <Button ref={compare} variant="default" size="xs" onClick={() => onCompare(true)}>
        {t(m.records_compare)}
      </Button>
      {isComparing && (
        <Dialog
          size="xl"
          title={t(m.records_compare)}
          onClose={() => {
            // The save button that opened the dialog may no longer exist, so focus returns to the compare button.
            compare.current?.focus({ preventScroll: true });
            onCompare(false);
          }}
          closeOnClickOutside={false}
        >
          <Stack>
            <Versions {...props} />
            {children}
            <Text size="sm">{t(m.records_conflict_mine)}</Text>
            <Group data-foot justify="flex-end" gap="xs">
              <Button variant="default" onClick={onUseCurrent}>
                {t(m.records_use_current)}
              </Button>
              <Button disabled={!canSave} onClick={onSaveMine}>
                {t(m.records_save_mine)}
              </Button>
            </Group>
          </Stack>
        </Dialog>
      )}
    </Group>
  );
}

function Versions<Values extends object>(props: RecordConflictProps<Values>) {
  const { opened, present, typed, comparisons, inWords } = props;
  const t = useT();
  const touched = [present, typed].flatMap((values) => findChangedFields(opened, values, comparisons));
  const versions = [
    { title: t(m.records_when_opened), texts: inWords(opened) },
    { title: t(m.records_current_version), texts: inWords(present) },
    { title: t(m.records_my_version), texts: inWords(typed) },
  ];
  return (
    <Table className={classes.versions} layout="fixed">
      <Table.Thead>
        <Table.Tr>
          {[t(m.common_field), ...versions.map(({ title }) => title)].map((title) => (
            <Table.Th key={title} scope="col">
              {title}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {inWords(opened).map(
          ([field, title, before], row) =>
            touched.includes(field) && (
              <Table.Tr key={title}>
                <Table.Th scope="row">{title}</Table.Th>
                {versions.map((version) => {
                  const text = version.texts[row]?.[2] ?? '';
                  return (
                    <Table.Td
                      key={version.title}
                      className="raw-text"
                      dir="auto"
                      data-version={version.title}
                      data-changed={text !== before || undefined}
                    >
                      {text || t(m.common_none)}
                    </Table.Td>
                  );
                })}
              </Table.Tr>
            ),
        )}
      </Table.Tbody>
    </Table>
  );
}
