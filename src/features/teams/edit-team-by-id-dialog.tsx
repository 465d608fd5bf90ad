import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { UnloadedRecordDialog } from '~/records/form/unloaded-record-dialog';
import { getTeamAccess } from '~/resources/team-record';
import { useScope } from '~/session/scope-context';
import { createTeamSchema } from './team-fields';

interface EditTeamByIdDialogProps {
  readonly teamId: number;
  readonly onClose: () => void;
}

/**
 * Edits a team by its ID without its current values, because the platform can load neither a list of teams nor a single
 * team.
 */
export function EditTeamByIdDialog({ teamId, onClose }: EditTeamByIdDialogProps) {
  const t = useT();
  const access = getTeamAccess(useQueryClient(), useScope(), teamId);
  return (
    <UnloadedRecordDialog
      name={t(m.teams_name_by_id, { number: teamId })}
      fields={[
        { field: 'name', title: t(m.common_name), as: 'line' },
        { field: 'description', title: t(m.common_description), as: 'lines' },
        { field: 'timezone', title: t(m.common_time_zone), as: 'line', hint: 'Europe/Madrid' },
        { field: 'allow_auto_assign', title: t(m.teams_allow_auto_assign), as: 'switch' },
        { field: 'working_hours_enabled', title: t(m.teams_working_hours), as: 'switch' },
        {
          field: 'out_of_office_message',
          title: t(m.common_out_of_office),
          as: 'lines',
          hint: t(m.common_optional),
        },
      ]}
      schema={z.partial(createTeamSchema(t, true))}
      access={access}
      onClose={onClose}
    />
  );
}
