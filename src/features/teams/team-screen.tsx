import { Menu } from '@mantine/core';
import { IconHistory, IconTrash } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteTeam, listMembers, membersQuery, teamQuery, teamSchema } from '~/api/teams';
import { DashboardLink } from '~/domain/dashboard-link';
import { UsedInCard } from '~/domain/used-in-card';
import { CurrentTimeCard } from '~/domain/zone-clock';
import { dropFormDraft, getFormDraftKey } from '~/drafts/form-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useNavigateWhileMounted } from '~/records/form/use-navigate-while-mounted';
import { RecordHistoryDrawer } from '~/resources/activity/lazy-history';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { AdditionalFields } from '~/ui/form/additional-fields';
import { MoreActionsMenu } from '~/ui/overlay/more-actions-menu';
import { Card } from '~/ui/page/card';
import { FieldValueList } from '~/ui/page/field-value-list';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { Page } from '~/ui/page/page';
import { ViewOnlyNotice } from '~/ui/page/view-only-notice';
import { RecordPageColumns } from '~/ui/table/record-page-columns';
import { Time } from '~/ui/time/time';
import { DeleteTeamDialog } from './delete-team-dialog';
import { EditTeamForm } from './edit-team-form';
import { ReadOnlyTeam } from './read-only-team';
import { TeamMembers } from './team-members';

interface TeamScreenProps {
  readonly teamId: number;
  /** The agents that are initially selected to be added. */
  readonly joinIds?: readonly number[] | undefined;
}

export function TeamScreen({ teamId, joinIds }: TeamScreenProps) {
  const t = useT();
  const scope = useScope();
  const goOn = useNavigateWhileMounted();
  const isAdministrator = useIsAdministrator() !== false;
  const canDelete = useOperationAvailability(deleteTeam) === 'on';
  const isListed = useOperationAvailability(listMembers) === 'on';
  const { data: present } = useSuspenseQuery(teamQuery(scope, teamId));
  const members = useQuery({ ...membersQuery(scope, teamId), enabled: isListed });
  const [dialog, setDialog] = useState<'none' | 'delete' | 'history'>('none');
  const close = () => setDialog('none');
  const workspace = scope.slug;
  const isLocked = present.system_managed;
  const mayChange = isAdministrator && !isLocked;
  const [hasForm] = useState(mayChange);
  const leave = () => {
    void dropFormDraft(getFormDraftKey(scope, `team ${teamId}`));
    void goOn({ to: '/$workspace/teams', params: { workspace }, ignoreBlocker: true });
  };
  return (
    <Page
      title={present.name}
      badge={isLocked && <span className="dimmed">{t(m.teams_system_managed)}</span>}
      actions={
        <>
          {isLocked && <ViewOnlyNotice reason={t(m.teams_system_managed_text)} />}
          {!isLocked && !isAdministrator && <ViewOnlyNotice reason={t(m.teams_administrators)} />}
          <MoreActionsMenu>
            <Menu.Item
              leftSection={<IconHistory size={16} aria-hidden />}
              onClick={() => setDialog('history')}
            >
              {t(m.common_history)}
            </Menu.Item>
            {mayChange && canDelete && (
              <Menu.Item
                color="red"
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={() => setDialog('delete')}
              >
                {t(m.teams_delete)}
              </Menu.Item>
            )}
          </MoreActionsMenu>
        </>
      }
    >
      <RecordPageColumns
        aside={
          <>
            <CurrentTimeCard
              zone={present.timezone ?? ''}
              usesHours={present.working_hours_enabled}
              unknownHours={t(m.teams_hours_unknown)}
            />
            <UsedInCard target={{ kind: 'team', id: teamId, names: [present.name] }} />
            <Card>
              <FieldValueList
                facts={[
                  [t(m.common_created), <Time key="created" value={present.created_at} style="date" />],
                  [t(m.common_updated), <Time key="updated" value={present.updated_at} style="date" />],
                  [t(m.teams_id), present.id],
                ]}
              />
              <DashboardLink record="team" id={teamId} />
              <AdditionalFields record={present} known={teamSchema.shape} />
            </Card>
          </>
        }
      >
        <TeamMembers teamId={teamId} mayChange={mayChange} joinIds={joinIds} />
        <Card title={t(m.common_record_details)}>
          {mayChange || hasForm ? (
            <EditTeamForm team={present} isLocked={!mayChange} />
          ) : (
            <ReadOnlyTeam team={present} />
          )}
        </Card>
      </RecordPageColumns>
      <LazyPartBoundary asked={dialog}>
        {dialog === 'history' && (
          <RecordHistoryDrawer kind="team" record={teamId} name={present.name} onClose={close} />
        )}
      </LazyPartBoundary>
      {dialog === 'delete' && (
        <DeleteTeamDialog
          team={present}
          members={members.data?.data ?? null}
          onGone={leave}
          onClose={close}
        />
      )}
    </Page>
  );
}
