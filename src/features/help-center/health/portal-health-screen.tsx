import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { PortalPage } from '../portal-page';
import { PortalChecks } from './portal-checks';

interface PortalHealthScreenProps {
  readonly portalSlug: string;
  readonly kind: string | undefined;
  readonly onKindChange: (kind: string | undefined) => void;
}

export function PortalHealthScreen(props: PortalHealthScreenProps) {
  const t = useT();
  return (
    <PortalChecks {...props}>
      {({ actions, content }) => (
        <PortalPage portalSlug={props.portalSlug} title={t(m.frame_health)} actions={actions}>
          {content}
        </PortalPage>
      )}
    </PortalChecks>
  );
}
