import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { NAME_SORTS } from '~/api/choices';
import { macrosQuery } from '~/api/macros';
import { prefetchActionTargets } from '~/domain/look-ups';
import { MacrosScreen } from '~/features/macros/macros-screen';
import { defineChoiceSchema, listSearchSchemas } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/macros/')({
  validateSearch: z.object({
    ...listSearchSchemas,
    sort: defineChoiceSchema(NAME_SORTS),
    in: defineChoiceSchema(['texts']),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, scope }, deps }) => {
    const { in: searched, ...query } = deps;
    if (!searched || !deps.search) void queryClient.prefetchQuery(macrosQuery(scope, query));
    prefetchActionTargets(queryClient, scope);
  },
  component: Macros,
});

function Macros() {
  const navigate = Route.useNavigate();
  return (
    <MacrosScreen
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change }), replace: true })
      }
    />
  );
}
