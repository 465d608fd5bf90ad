// A record that somebody else changed meanwhile: every field in all its versions, and the choice between them.
import { Button, Group, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Description } from './use-record-form';
import { type Comparisons, changedFields } from './values';

interface RecordConflictProps<Values extends object> {
  readonly opened: Values;
  readonly present: Values;
  readonly typed: Values;
  readonly comparisons: Comparisons<Values> | undefined;
  readonly inWords: (values: Values) => Description<Values>;
  /** What is still to be known about one's own version. */
  readonly children?: ReactNode;
  /** Why one's own can't be saved stands in the form. */
  readonly canSave?: boolean;
  readonly onSaveMine: () => void;
  readonly onUseCurrent: () => void;
}

export function RecordConflict<Values extends object>(props: RecordConflictProps<Values>) {
  const { opened, present, typed, comparisons, inWords, children, canSave = true } = props;
  const { onSaveMine, onUseCurrent } = props;
  const t = useT();
  const touched = [present, typed].flatMap((values) => changedFields(opened, values, comparisons));
  const versions = [
    { title: t(m.records_when_opened), texts: inWords(opened) },
    { title: t(m.records_current_version), texts: inWords(present) },
    { title: t(m.records_my_version), texts: inWords(typed) },
  ];
  return (
    <>
      <Table.ScrollContainer minWidth={480} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table>
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
              ([field, title], row) =>
                touched.includes(field) && (
                  <Table.Tr key={title}>
                    <Table.Th scope="row">{title}</Table.Th>
                    {versions.map((version) => (
                      <Table.Td key={version.title} className="raw-text" dir="auto">
                        {version.texts[row]?.[2] || t(m.common_none)}
                      </Table.Td>
                    ))}
                  </Table.Tr>
                ),
            )}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {children}
      <Text size="sm">{t(m.records_conflict_mine)}</Text>
      <Group gap="xs">
        <Button variant="default" disabled={!canSave} onClick={onSaveMine}>
          {t(m.records_save_mine)}
        </Button>
        <Button variant="default" onClick={onUseCurrent}>
          {t(m.records_use_current)}
        </Button>
      </Group>
    </>
  );
}
