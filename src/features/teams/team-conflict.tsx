import { Button, Group, Table, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { changedFields } from '~/records/values';
import { fieldTitle, fieldValue } from './field-labels';
import { TEAM_FIELDS, type TeamValues, teamComparisons } from './team-values';

interface TeamConflictProps {
  readonly opened: TeamValues;
  readonly present: TeamValues;
  readonly typed: TeamValues;
  readonly onSaveMine: () => void;
  readonly onUseCurrent: () => void;
}

/** Every field that either changed, in all its versions, and the choice between them. */
export function TeamConflict({ opened, present, typed, onSaveMine, onUseCurrent }: TeamConflictProps) {
  const t = useT();
  const touched = [present, typed].flatMap((values) => changedFields(opened, values, teamComparisons));
  const versions = [
    [t(m.teams_when_opened), opened],
    [t(m.records_current_version), present],
    [t(m.records_my_version), typed],
  ] as const;
  return (
    <>
      <Table.ScrollContainer minWidth={480} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {[t(m.teams_field), ...versions.map(([title]) => title)].map((title) => (
                <Table.Th key={title} scope="col">
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {TEAM_FIELDS.filter((field) => touched.includes(field)).map((field) => (
              <Table.Tr key={field}>
                <Table.Th scope="row">{fieldTitle(t, field)}</Table.Th>
                {versions.map(([title, values]) => (
                  <Table.Td key={title} className="raw-text" dir="auto">
                    {fieldValue(t, values[field])}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text size="sm">{t(m.teams_conflict_mine)}</Text>
      <Group gap="xs">
        <Button variant="default" onClick={onSaveMine}>
          {t(m.records_save_mine)}
        </Button>
        <Button variant="default" onClick={onUseCurrent}>
          {t(m.records_use_current)}
        </Button>
      </Group>
    </>
  );
}
