import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Alert } from '@mantine/core';
import { useForm } from 'react-hook-form';
import type { Team } from '~/api/teams';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { setFieldErrors } from '~/ui/field-errors';
import { FormDialog } from '~/ui/form-dialog';
import { FormShell } from '~/ui/form-shell';
import { FIELD_NAMES, TeamFields, teamSchema } from './team-fields';
import { NEW_TEAM, type TeamValues } from './team-values';
import { useCreateTeam } from './use-create-team';

interface NewTeamProps {
  readonly onCreated: (team: Team) => void;
  readonly onClose: () => void;
}

export function NewTeam({ onCreated, onClose }: NewTeamProps) {
  const t = useT();
  const form = useForm<TeamValues>({
    defaultValues: NEW_TEAM,
    resolver: standardSchemaResolver(teamSchema(t, false)),
  });
  const { isDirty } = form.formState;
  const { state, create } = useCreateTeam(onCreated);
  const pending = state.step === 'sending';
  const submit = form.handleSubmit(async (values) => {
    const ended = await create(values);
    if (ended.step === 'failed') setFieldErrors(form, ended.error, FIELD_NAMES, t);
  });
  return (
    <FormDialog
      title={t(m.teams_new)}
      isDirty={isDirty && state.step !== 'doubled'}
      pending={pending}
      onClose={onClose}
    >
      {(requestClose) => (
        <FormShell
          error={state.step === 'failed' ? state.error : null}
          pending={pending}
          submitLabel={t(state.step === 'twin' ? m.teams_create_all_the_same : m.common_create)}
          blocked={state.step === 'doubled' ? t(m.teams_created) : undefined}
          onSubmit={(event) => void submit(event)}
          onCancel={requestClose}
        >
          <TeamFields form={form} disabled={pending} />
          {state.step === 'twin' && (
            <Alert color="yellow" role="alert" className="raw-text">
              {t(m.teams_twin, { name: state.name })}
            </Alert>
          )}
          {state.step === 'doubled' && (
            <Alert color="yellow" role="alert">
              {t(m.teams_doubled, { count: state.count })}
            </Alert>
          )}
          {state.step === 'no-trace' && (
            <Alert color="yellow" role="alert" title={t(m.teams_no_trace_title)}>
              {t(m.teams_no_trace_create)}
            </Alert>
          )}
          {state.step === 'unknown' && (
            <Alert color="red" role="alert" title={t(m.errors_outcome_unknown_title)}>
              {t(m.teams_unknown_create)}
            </Alert>
          )}
        </FormShell>
      )}
    </FormDialog>
  );
}
