import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import type { Team } from '~/api/teams';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { showDuplicates } from '~/records/duplicates-toast';
import { SaveNotice } from '~/records/save-notice';
import { useCreateRecord } from '~/records/use-create-record';
import { isPending, type Saved } from '~/records/write-state';
import { useScope } from '~/session/scope-context';
import { setFieldErrors } from '~/ui/field-errors';
import { FormDialog } from '~/ui/form-dialog';
import { FormShell } from '~/ui/form-shell';
import { TEAM_FIELD_NAMES, TeamFields, teamSchema } from './team-fields';
import { newTeamAccess } from './team-record';
import { NEW_TEAM, type TeamValues } from './team-values';

interface NewTeamProps {
  readonly onCreated: (created: Saved<Team>) => void;
  readonly onClose: () => void;
}

export function NewTeam({ onCreated, onClose }: NewTeamProps) {
  const t = useT();
  const scope = useScope();
  const navigate = useNavigate();
  const form = useForm<TeamValues>({
    defaultValues: NEW_TEAM,
    resolver: standardSchemaResolver(teamSchema(t, false)),
  });
  const { state, create, checkAgain } = useCreateRecord(newTeamAccess(useQueryClient(), scope), {
    onCreated,
    onRefused: (error) => setFieldErrors(form, error, TEAM_FIELD_NAMES, t),
    onDuplicates: (duplicates, created) =>
      showDuplicates(t, {
        ids: [created, ...duplicates].map(({ id }) => id),
        onOpen: (id) =>
          void navigate({
            to: '/$workspace/teams/$teamId',
            params: { workspace: scope.slug, teamId: String(id) },
          }),
      }),
  });
  const pending = isPending(state);
  return (
    <FormDialog title={t(m.teams_new)} isDirty={form.formState.isDirty} pending={pending} onClose={onClose}>
      {(requestClose) => (
        <FormShell
          error={state.step === 'refused' ? state.error : null}
          pending={pending}
          submitLabel={t(m.common_create)}
          onSubmit={(event) => void form.handleSubmit(create)(event)}
          onCancel={requestClose}
        >
          <TeamFields form={form} ownId={null} readOnly={pending || state.step === 'unknown'} />
          <SaveNotice state={state} purpose="creation" onCheckAgain={() => void checkAgain()} />
        </FormShell>
      )}
    </FormDialog>
  );
}
