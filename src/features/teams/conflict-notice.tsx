import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';
import type { Team } from '~/api/teams';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { fieldTitle, fieldValue } from './field-words';
import { differing, TEAM_FIELDS, type TeamValues, valuesOf } from './team-values';

/** The table scrolls inside; it doesn't widen the notice. */
const NARROW = { body: { minWidth: 0 } };

interface ConflictNoticeProps {
  readonly opened: Team;
  readonly present: Team;
  readonly values: TeamValues;
  readonly onSaveMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onGoOn: () => void;
}

/** Someone else was faster: both values of every field that either changed, and what can be done. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { opened, present, values, onSaveMine, onTakeTheirs, onGoOn } = props;
  const t = useT();
  const [before, theirs] = [valuesOf(opened), valuesOf(present)];
  const touched = new Set([...differing(theirs, before), ...differing(values, before)]);
  const titles = [t(m.teams_field), t(m.teams_when_opened), t(m.teams_there_now), t(m.teams_yours)];
  return (
    <Alert color="yellow" role="alert" title={t(m.teams_conflict_title)} styles={NARROW}>
      <Stack gap="sm">
        <Text size="sm">{t(m.teams_conflict_text)}</Text>
        <Table.ScrollContainer minWidth={480} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                {titles.map((title) => (
                  <Table.Th key={title} scope="col">
                    {title}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {TEAM_FIELDS.filter((field) => touched.has(field)).map((field) => (
                <Table.Tr key={field}>
                  <Table.Th scope="row">{fieldTitle(t, field)}</Table.Th>
                  {[before, theirs, values].map((state, column) => (
                    <Table.Td key={titles[column + 1]} className="raw-text" dir="auto">
                      {fieldValue(t, state[field])}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <Text size="sm">{t(m.teams_conflict_mine)}</Text>
        <Group gap="xs">
          <Button size="compact-md" onClick={onSaveMine}>
            {t(m.teams_save_mine)}
          </Button>
          <Button size="compact-md" variant="default" onClick={onTakeTheirs}>
            {t(m.teams_take_theirs)}
          </Button>
          <Button size="compact-md" variant="default" onClick={onGoOn}>
            {t(m.teams_go_on)}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
