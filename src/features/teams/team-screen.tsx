import { Alert, Menu } from '@mantine/core';
import { IconHistory, IconTrash } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteTeam, listMembers, membersQuery, team, teamQuery } from '~/api/teams';
import { DashboardLink } from '~/domain/dashboard-link';
import { UsedBy } from '~/domain/used-by';
import { dropFormDraft, formDraftKey } from '~/drafts/form-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useGoOn } from '~/records/form/use-go-on';
import { RecordHistory } from '~/resources/activity/lazy-history';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { FurtherFields } from '~/ui/form/further-fields';
import { MoreMenu } from '~/ui/overlay/more-menu';
import { Card } from '~/ui/page/card';
import { Facts } from '~/ui/page/facts';
import { LazyParts } from '~/ui/page/lazy-parts';
import { Page } from '~/ui/page/page';
import { Columns } from '~/ui/table/columns';
import { Time } from '~/ui/time/time';
import { DeleteTeam } from './delete-team';
import { EditTeam } from './edit-team';
import { Members } from './members';
import { TeamFacts } from './team-facts';

interface TeamScreenProps {
  readonly teamId: number;
  /** Who is chosen to join from the start. */
  readonly joinIds?: readonly number[] | undefined;
}

/** One team: its fields, and who belongs to it. */
export function TeamScreen({ teamId, joinIds }: TeamScreenProps) {
  const t = useT();
  const scope = useScope();
  const goOn = useGoOn();
  const isAdministrator = useIsAdministrator() !== false;
  const canDelete = useAvailability(deleteTeam) === 'on';
  const isListed = useAvailability(listMembers) === 'on';
  const { data: present } = useSuspenseQuery(teamQuery(scope, teamId));
  const members = useQuery({ ...membersQuery(scope, teamId), enabled: isListed });
  const [dialog, setDialog] = useState<'none' | 'delete' | 'history'>('none');
  const close = () => setDialog('none');
  const workspace = scope.slug;
  const isLocked = present.system_managed;
  const mayChange = isAdministrator && !isLocked;
  const [hasForm] = useState(mayChange);
  const leave = () => {
    void dropFormDraft(formDraftKey(scope, `team ${teamId}`));
    void goOn({ to: '/$workspace/teams', params: { workspace }, ignoreBlocker: true });
  };
  return (
    <Page
      title={present.name}
      actions={
        <MoreMenu>
          <Menu.Item leftSection={<IconHistory size={16} aria-hidden />} onClick={() => setDialog('history')}>
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
        </MoreMenu>
      }
    >
      <Columns
        aside={
          <>
            <Card title={t(m.common_record_details)}>
              <Facts
                facts={[
                  [t(m.teams_created), <Time key="created" value={present.created_at} />],
                  [t(m.common_updated), <Time key="updated" value={present.updated_at} />],
                ]}
              />
              <DashboardLink record="team" id={teamId} />
              <FurtherFields record={present} known={team.shape} />
            </Card>
            {/* Last: it comes later, and moves nothing. */}
            <Card title={t(m.uses_title)} isRegion>
              <UsedBy target={{ kind: 'team', id: teamId, names: [present.name] }} />
            </Card>
          </>
        }
      >
        {isLocked && (
          <Alert role="note" color="gray" title={t(m.teams_system_managed)}>
            {t(m.teams_system_managed_text)}
          </Alert>
        )}
        {!isAdministrator && (
          <Alert role="note" color="gray">
            {t(m.teams_administrators)}
          </Alert>
        )}
        <Card>
          {mayChange || hasForm ? (
            <EditTeam team={present} isLocked={!mayChange} />
          ) : (
            <TeamFacts team={present} />
          )}
        </Card>
        <Members teamId={teamId} mayChange={mayChange} joinIds={joinIds} />
      </Columns>
      <LazyParts asked={dialog}>
        {dialog === 'history' && (
          <RecordHistory kind="team" record={teamId} name={present.name} onClose={close} />
        )}
      </LazyParts>
      {dialog === 'delete' && (
        <DeleteTeam team={present} members={members.data?.data ?? null} onGone={leave} onClose={close} />
      )}
    </Page>
  );
}
