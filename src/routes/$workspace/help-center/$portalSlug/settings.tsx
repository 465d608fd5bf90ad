import { createFileRoute } from '@tanstack/react-router';
import { portalQuery } from '~/api/portals';
import { PortalSettingsScreen } from '~/features/help-center/portals/portal-settings-screen';

export const Route = createFileRoute('/$workspace/help-center/$portalSlug/settings')({
  loader: ({ context: { queryClient, scope }, params }) =>
    void queryClient.prefetchQuery(portalQuery(scope, params.portalSlug)),
  component: PortalSettings,
});

function PortalSettings() {
  const { portalSlug } = Route.useParams();
  return <PortalSettingsScreen key={portalSlug} portalSlug={portalSlug} />;
}
