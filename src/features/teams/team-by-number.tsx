import { lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { WHOLE_NUMBER } from '~/lib/json/typed-number';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { LazyParts } from '~/ui/page/lazy-parts';
import { OpenByKey } from '~/ui/table/open-by-key';

const EditUnreadTeam = lazyRouteComponent(() => import('./edit-unread-team'), 'EditUnreadTeam');

/** Where teams can't be listed: one is opened by its number, or changed where it can't be read either. */
export function TeamByNumber() {
  const t = useT();
  const workspace = useScope().slug;
  const navigate = useNavigate();
  const mayChange = useIsAdministrator() !== false;
  const [unread, setUnread] = useState<number | null>(null);
  return (
    <>
      <OpenByKey
        title={t(m.teams_list_off_title)}
        text={t(m.teams_list_off)}
        label={t(m.teams_number)}
        pattern={WHOLE_NUMBER}
        onOpen={(teamId) => void navigate({ to: '/$workspace/teams/$teamId', params: { workspace, teamId } })}
        other={mayChange && { label: t(m.records_unread), onAct: (teamId) => setUnread(Number(teamId)) }}
      />
      <LazyParts asked={unread}>
        {unread !== null && <EditUnreadTeam teamId={unread} onClose={() => setUnread(null)} />}
      </LazyParts>
    </>
  );
}
