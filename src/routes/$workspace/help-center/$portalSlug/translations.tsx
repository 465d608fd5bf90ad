import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { portalQuery } from '~/api/portals';
import { TranslationsScreen } from '~/features/help-center/translations/translations-screen';
import { allArticlesQuery, allCategoriesQuery } from '~/resources/portal-queries';
import {
  flagSchema,
  listSearchSchemas,
  positiveIntegerSchema,
  searchTextSchema,
} from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/help-center/$portalSlug/translations')({
  validateSearch: z.object({
    ...listSearchSchemas,
    gaps: flagSchema,
    show: searchTextSchema,
    category_id: positiveIntegerSchema,
  }),
  loader: ({ context: { queryClient, scope }, params: { portalSlug } }) => {
    void queryClient.prefetchQuery(portalQuery(scope, portalSlug));
    void queryClient.prefetchQuery(allCategoriesQuery(scope, portalSlug));
    void queryClient.prefetchQuery(allArticlesQuery(scope, portalSlug));
  },
  component: Translations,
});

function Translations() {
  const navigate = Route.useNavigate();
  const { portalSlug } = Route.useParams();
  return (
    <TranslationsScreen
      key={portalSlug}
      portalSlug={portalSlug}
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change }), replace: true })
      }
    />
  );
}
