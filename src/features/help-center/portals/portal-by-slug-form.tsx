import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { OpenByIdentifierNotice } from '~/ui/table/open-by-identifier-notice';

const EditUnreadPortal = createLazyPart(
  () => import('./edit-unlisted-portal-dialog'),
  'EditUnlistedPortalDialog',
);

/**
 * Opens a portal by its slug. Used if the platform can't list portals. If the portal can't be loaded either, offers to
 * edit it without showing its current values.
 */
export function PortalBySlugForm() {
  const t = useT();
  const workspace = useScope().slug;
  const navigate = useNavigate();
  const mayChange = useIsAdministrator() !== false;
  const [unread, setUnread] = useState<string | null>(null);
  return (
    <>
      <OpenByIdentifierNotice
        title={t(m.help_center_portals_off_title)}
        text={t(m.help_center_portals_off)}
        label={t(m.help_center_portal_slug)}
        onOpen={(portalSlug) =>
          void navigate({ to: '/$workspace/help-center/$portalSlug', params: { workspace, portalSlug } })
        }
        other={mayChange && { label: t(m.records_edit_fields), onAct: setUnread }}
      />
      <LazyPartBoundary asked={unread}>
        {unread !== null && <EditUnreadPortal portalSlug={unread} onClose={() => setUnread(null)} />}
      </LazyPartBoundary>
    </>
  );
}
