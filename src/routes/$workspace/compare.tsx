import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { CompareScreen } from '~/features/compare/compare-screen';
import { validateCompareSearch } from '~/features/compare/compare-search';
import { listSearchSchemas, searchTextSchema } from '~/ui/table/list-search-params';

const { page, per_page } = listSearchSchemas;

export const Route = createFileRoute('/$workspace/compare')({
  validateSearch: z.object({
    tab: searchTextSchema,
    kind: searchTextSchema,
    outcome: searchTextSchema,
    verdict: searchTextSchema,
    check: searchTextSchema,
    page,
    per_page,
  }),
  component: Compare,
});

function Compare() {
  const navigate = Route.useNavigate();
  return (
    <CompareScreen
      search={validateCompareSearch(Route.useSearch())}
      onSearchChange={(change) =>
        void navigate({
          search: (last) => ({ ...last, ...change }),
          replace: change.tab === undefined,
        })
      }
    />
  );
}
