import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Team } from '~/api/teams';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { RecordForm } from '~/records/form/record-form';
import { useRecordEditForm } from '~/records/form/use-record-form';
import { findChangedFields, hasSameValues } from '~/records/values';
import { isWritePending } from '~/records/write-state';
import { getTeamAccess } from '~/resources/team-record';
import { getTeamValues, teamComparisons } from '~/resources/team-values';
import { useScope } from '~/session/scope-context';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { Banner } from '~/ui/notice/banner';
import { ReadOnlyTeam } from './read-only-team';
import { createTeamFormConfig, TeamFields } from './team-fields';

interface EditTeamFormProps {
  readonly team: Team;
  /** True if the team can't be edited anymore. The input stays visible. */
  readonly isLocked: boolean;
}

/**
 * Edits a team. `team` is the latest stored version. The form stays based on the version it was opened with until the
 * person asks for the latest version.
 */
export function EditTeamForm({ team, isLocked }: EditTeamFormProps) {
  const t = useT();
  const writing = useRecordEditForm({
    kind: createTeamFormConfig(t, Boolean(team.timezone)),
    draft: `team ${team.id}`,
    access: getTeamAccess(useQueryClient(), useScope(), team.id),
    stored: team,
  });
  const { opened, typed, isDirty, state } = writing;
  if (isLocked && !isDirty) return <ReadOnlyTeam team={team} />;
  const isNewer = !hasSameValues(opened, getTeamValues(team), teamComparisons);
  return (
    <>
      {isNewer && !isWritePending(state) && state.step !== 'conflict' && (
        <Banner
          tone="info"
          role="status"
          actions={
            !isDirty && (
              <Button ref={moveFocusOnRemoval} variant="default" size="xs" onClick={writing.discard}>
                {t(m.teams_show_current_version)}
              </Button>
            )
          }
        >
          {t(m.teams_updated_elsewhere)}
        </Banner>
      )}
      <RecordForm
        writing={writing}
        hint={t(m.teams_will_change, { count: findChangedFields(opened, typed, teamComparisons).length })}
      >
        {(readOnly) => <TeamFields form={writing.form} ownId={team.id} readOnly={readOnly} />}
      </RecordForm>
    </>
  );
}
