import { useQueryClient } from '@tanstack/react-query';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { RecordDialog } from '~/records/form/record-dialog';
import { useNavigateWhileMounted } from '~/records/form/use-navigate-while-mounted';
import { useNewRecordForm } from '~/records/form/use-record-form';
import { getTeamCreation } from '~/resources/team-record';
import { NEW_TEAM } from '~/resources/team-values';
import { useScope } from '~/session/scope-context';
import { createTeamFormConfig, TeamFields } from './team-fields';

/** Creates a team, and opens it. */
export function NewTeamDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const scope = useScope();
  const goOn = useNavigateWhileMounted();
  const open = (id: number) =>
    void goOn({
      to: '/$workspace/teams/$teamId',
      params: { workspace: scope.slug, teamId: String(id) },
      ignoreBlocker: true,
    });
  const writing = useNewRecordForm({
    kind: createTeamFormConfig(t, false),
    draft: 'new team',
    access: getTeamCreation(useQueryClient(), scope),
    start: NEW_TEAM,
    onDone: ({ id }) => open(id),
    onOpen: open,
  });
  return (
    <RecordDialog title={t(m.teams_new)} writing={writing} onClose={onClose}>
      {(readOnly) => <TeamFields form={writing.form} ownId={null} readOnly={readOnly} />}
    </RecordDialog>
  );
}
