import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { portalsQuery } from '~/api/portals';
import { PortalsScreen } from '~/features/help-center/portals/portals-screen';
import { listSearchSchemas } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/help-center/')({
  validateSearch: z.object({ page: listSearchSchemas.page, per_page: listSearchSchemas.per_page }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(portalsQuery(context.scope, deps)),
  component: Portals,
});

function Portals() {
  const navigate = Route.useNavigate();
  return (
    <PortalsScreen
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change }), replace: true })
      }
    />
  );
}
