import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { portalQuery } from '~/api/portals';
import { PortalHealthScreen } from '~/features/help-center/health/portal-health-screen';
import { listSearchSchemas, searchTextSchema } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/help-center/$portalSlug/health')({
  validateSearch: z.object({ ...listSearchSchemas, kind: searchTextSchema }),
  loader: ({ context: { queryClient, scope }, params: { portalSlug } }) =>
    void queryClient.prefetchQuery(portalQuery(scope, portalSlug)),
  component: Health,
});

function Health() {
  const navigate = Route.useNavigate();
  const { portalSlug } = Route.useParams();
  return (
    <PortalHealthScreen
      key={portalSlug}
      portalSlug={portalSlug}
      kind={Route.useSearch().kind}
      onKindChange={(kind) => void navigate({ search: { kind }, replace: true })}
    />
  );
}
