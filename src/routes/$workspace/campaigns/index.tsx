import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { CampaignsScreen } from '~/features/campaigns/list/campaigns-screen';
import { listSearch, text } from '~/ui/table/list-search';

export const Route = createFileRoute('/$workspace/campaigns/')({
  // Parsed as plain text. The screen validates the filters, because its code isn't loaded yet when the router parses
  // the URL.
  validateSearch: z.object({
    ...listSearch,
    state: text,
    channel: text,
    label: text,
    since: text,
    sort: text,
    view: text,
    month: text,
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
