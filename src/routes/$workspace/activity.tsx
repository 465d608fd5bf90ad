import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ActivityScreen } from '~/features/activity/activity-screen';
import { listSearchSchemas, searchTextSchema } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/activity')({
  // Parses the filters as plain text. The screen validates them later, because its code isn't loaded yet when the
  // router parses the URL.
  validateSearch: z.object({
    ...listSearchSchemas,
    kind: searchTextSchema,
    state: searchTextSchema,
    since: searchTextSchema,
    entry: searchTextSchema,
  }),
  component: Activity,
});

function Activity() {
  const navigate = Route.useNavigate();
  return (
    <ActivityScreen
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change }), replace: true })
      }
    />
  );
}
