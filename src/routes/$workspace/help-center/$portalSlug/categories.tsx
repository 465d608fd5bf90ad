import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { portalQuery } from '~/api/portals';
import { CategoriesScreen } from '~/features/help-center/categories/categories-screen';
import { allCategoriesQuery } from '~/resources/portal-queries';
import { positiveIntegerSchema, searchTextSchema } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/help-center/$portalSlug/categories')({
  validateSearch: z.object({
    search: searchTextSchema,
    locale: searchTextSchema,
    parent: positiveIntegerSchema,
    root: positiveIntegerSchema,
  }),
  loader: ({ context: { queryClient, scope }, params }) => {
    void queryClient.prefetchQuery(portalQuery(scope, params.portalSlug));
    void queryClient.prefetchQuery(allCategoriesQuery(scope, params.portalSlug));
  },
  component: Categories,
});

function Categories() {
  const navigate = Route.useNavigate();
  const { portalSlug } = Route.useParams();
  return (
    <CategoriesScreen
      key={portalSlug}
      portalSlug={portalSlug}
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change }), replace: true })
      }
    />
  );
}
