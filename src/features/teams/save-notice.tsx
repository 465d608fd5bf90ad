import { Alert, Button, List, Text } from '@mantine/core';
import type { Team } from '~/api/teams';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ProblemNotice } from '~/ui/problem-notice';
import { ConflictNotice } from './conflict-notice';
import { fieldTitle, fieldValue } from './field-words';
import type { SaveState } from './save-state';
import type { TeamValues } from './team-values';

interface SaveNoticeProps {
  readonly state: SaveState;
  readonly opened: Team;
  /** What stands in the fields now: also what was typed after the attempt. */
  readonly typed: TeamValues;
  readonly onLookUp: (before: Team) => void;
  readonly onSaveMine: (seen: Team) => void;
  readonly onTakeTheirs: (present: Team) => void;
  readonly onGoOn: () => void;
}

/** Where the last save stands, beyond what the fields and the button say. */
export function SaveNotice(props: SaveNoticeProps) {
  const { state, opened, typed, onLookUp, onSaveMine, onTakeTheirs, onGoOn } = props;
  const t = useT();
  switch (state.step) {
    case 'editing':
    case 'sending':
    case 'failed':
      return null;
    case 'looking-up':
      return <Text role="status">{t(m.teams_looking_up)}</Text>;
    case 'unchanged':
      return <Text role="status">{t(m.teams_unchanged)}</Text>;
    case 'saved':
      return (
        <Alert color="green" role="status" title={t(state.isFound ? m.teams_saved_found : m.teams_saved)}>
          {state.normalised.length > 0 && (
            <>
              {t(m.teams_normalised)}
              <List size="sm">
                {state.normalised.map(({ field, sent, stored }) => (
                  <List.Item key={field} className="raw-text">
                    {t(m.teams_normalised_field, {
                      field: fieldTitle(t, field),
                      sent: fieldValue(t, sent),
                      stored: fieldValue(t, stored),
                    })}
                  </List.Item>
                ))}
              </List>
            </>
          )}
        </Alert>
      );
    case 'not-sent':
      return (
        <>
          <Alert color="yellow" role="alert" title={t(m.teams_not_sent_title)}>
            {t(m.teams_not_sent)}
          </Alert>
          <ProblemNotice error={state.error} purpose="read" />
        </>
      );
    case 'no-trace':
      return (
        <Alert color="yellow" role="alert" title={t(m.teams_no_trace_title)}>
          {t(m.teams_no_trace)}
        </Alert>
      );
    case 'unknown':
      return (
        <Alert color="red" role="alert" title={t(m.errors_outcome_unknown_title)}>
          <Text size="sm">{t(m.teams_unknown)}</Text>
          <Button mt="xs" variant="default" onClick={() => onLookUp(state.before)}>
            {t(m.teams_look_up)}
          </Button>
        </Alert>
      );
    case 'conflict':
      return (
        <ConflictNotice
          opened={opened}
          present={state.present}
          values={typed}
          onSaveMine={() => onSaveMine(state.present)}
          onTakeTheirs={() => onTakeTheirs(state.present)}
          onGoOn={onGoOn}
        />
      );
  }
}
