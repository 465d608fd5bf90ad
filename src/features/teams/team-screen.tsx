import { Alert, Button, Stack } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteTeam, listMembers, membersQuery, team, teamQuery } from '~/api/teams';
import { dropFormDraft, formDraftKey } from '~/drafts/form-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { Facts } from '~/ui/facts';
import { FurtherFields } from '~/ui/further-fields';
import { Page } from '~/ui/page';
import { Time } from '~/ui/time';
import { DeleteTeam } from './delete-team';
import { EditTeam } from './edit-team';
import { Members } from './members';
import { TeamFacts } from './team-facts';

/** One team: its fields, and who belongs to it. */
export function TeamScreen({ teamId }: { readonly teamId: number }) {
  const t = useT();
  const scope = useScope();
  const navigate = useNavigate();
  const isAdministrator = useIsAdministrator() !== false;
  const canDelete = useAvailability(deleteTeam) === 'on';
  const isListed = useAvailability(listMembers) === 'on';
  const { data: present } = useSuspenseQuery(teamQuery(scope, teamId));
  const members = useQuery({ ...membersQuery(scope, teamId), enabled: isListed });
  const [isDeleting, setDeleting] = useState(false);
  const workspace = scope.slug;
  const isLocked = present.system_managed;
  const mayChange = isAdministrator && !isLocked;
  const leave = () => {
    void dropFormDraft(formDraftKey(scope, `team ${teamId}`));
    void navigate({ to: '/$workspace/teams', params: { workspace }, ignoreBlocker: true });
  };
  return (
    <Page
      title={present.name}
      description={
        <Link to="/$workspace/teams" params={{ workspace }}>
          {t(m.teams_all)}
        </Link>
      }
      actions={
        <>
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link
                {...props}
                to="/$workspace/used-by"
                params={{ workspace }}
                search={{ kind: 'team', target: String(teamId) }}
              />
            )}
          >
            {t(m.automation_rules_used_by)}
          </Button>
          {mayChange && canDelete && (
            <Button variant="default" onClick={() => setDeleting(true)}>
              {t(m.teams_delete)}
            </Button>
          )}
        </>
      }
    >
      {isLocked && (
        <Alert color="gray" title={t(m.teams_system_managed)}>
          {t(m.teams_system_managed_text)}
        </Alert>
      )}
      {!isAdministrator && <Alert color="gray">{t(m.teams_administrators)}</Alert>}
      <Stack gap="xl" maw={720}>
        {mayChange ? <EditTeam team={present} /> : <TeamFacts team={present} />}
        <Facts
          facts={[
            [t(m.teams_created), <Time key="created" value={present.created_at} />],
            [t(m.common_updated), <Time key="updated" value={present.updated_at} />],
          ]}
        />
        <FurtherFields record={present} known={team.shape} />
        <Members teamId={teamId} mayChange={mayChange} />
      </Stack>
      {isDeleting && (
        <DeleteTeam
          team={present}
          memberCount={members.data?.data.length ?? null}
          onGone={leave}
          onClose={() => setDeleting(false)}
        />
      )}
    </Page>
  );
}
