import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { CampaignsScreen } from '~/features/campaigns/list/campaigns-screen';
import { listSearch, text } from '~/ui/table/list-search';

export const Route = createFileRoute('/$workspace/campaigns/')({
  // The screen knows what may be chosen: its code isn't there yet where an address is checked.
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
