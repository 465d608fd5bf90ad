import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { availabilityReasonsQuery } from '~/api/availability-reasons';
import { AvailabilityReasonsScreen } from '~/features/availability-reasons/availability-reasons-screen';
import { listSearchSchemas } from '~/ui/table/list-search-params';

const { page, per_page } = listSearchSchemas;

export const Route = createFileRoute('/$workspace/availability-reasons')({
  validateSearch: z.object({ page, per_page }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(availabilityReasonsQuery(context.scope, deps)),
  component: AvailabilityReasons,
});

function AvailabilityReasons() {
  const navigate = Route.useNavigate();
  return (
    <AvailabilityReasonsScreen
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change }), replace: true })
      }
    />
  );
}
