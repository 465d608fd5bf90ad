import { createFileRoute } from '@tanstack/react-router';
import { loadCampaignDraft } from '~/drafts/campaign-drafts';
import { CampaignsScreen } from '~/features/campaigns/campaigns-screen';

export const Route = createFileRoute('/$workspace/campaigns/')({
  loader: async ({ context }) => ({ hasDraft: (await loadCampaignDraft(context.scope)) !== null }),
  component: Campaigns,
});

function Campaigns() {
  const navigate = Route.useNavigate();
  return (
    <CampaignsScreen
      hasDraft={Route.useLoaderData().hasDraft}
      onPlanOpened={() => void navigate({ to: '/$workspace/campaigns/new' })}
    />
  );
}
