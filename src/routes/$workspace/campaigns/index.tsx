import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { CampaignsScreen } from '~/features/campaigns/list/campaigns-screen';
import { listSearchSchemas, searchTextSchema } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/campaigns/')({
  // Parses the filters as plain text. The screen validates them later, because its code isn't loaded yet when the
  // router parses the URL.
  validateSearch: z.object({
    ...listSearchSchemas,
    state: searchTextSchema,
    channel: searchTextSchema,
    label: searchTextSchema,
    since: searchTextSchema,
    sort: searchTextSchema,
    view: searchTextSchema,
    month: searchTextSchema,
    week: searchTextSchema,
  }),
  component: Campaigns,
});

function Campaigns() {
  const navigate = Route.useNavigate();
  return (
    <CampaignsScreen
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change }), replace: true })
      }
    />
  );
}
