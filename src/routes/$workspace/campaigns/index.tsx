import { createFileRoute } from '@tanstack/react-router';
import { allCampaignDrafts } from '~/drafts/campaign-drafts';
import { CampaignsScreen } from '~/features/campaigns/campaigns-screen';

export const Route = createFileRoute('/$workspace/campaigns/')({
  loader: async ({ context }) => {
    const [newest] = await allCampaignDrafts(context.scope);
    return { newestDraft: newest?.id ?? null };
  },
  component: Campaigns,
});

function Campaigns() {
  const navigate = Route.useNavigate();
  return (
    <CampaignsScreen
      newestDraft={Route.useLoaderData().newestDraft}
      onPlanOpened={(draft) => void navigate({ to: '/$workspace/campaigns/new', search: { draft } })}
    />
  );
}
