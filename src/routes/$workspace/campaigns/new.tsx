import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { dropCampaignDraft, loadCampaignDraft } from '~/drafts/campaign-drafts';
import { emptyDraft, readDraft } from '~/features/campaigns/wizard/campaign-draft';
import { CampaignWizard } from '~/features/campaigns/wizard/campaign-wizard';

// The address knows no step: whoever comes here starts at the first, with what was typed, and never confirmed.
export const Route = createFileRoute('/$workspace/campaigns/new')({
  loader: async ({ context }) => {
    const kept = await loadCampaignDraft(context.scope);
    return { kept: readDraft(kept?.draft), edition: kept?.edition ?? null };
  },
  // What is kept is read when the wizard opens, not from a cache of the last time.
  gcTime: 0,
  shouldReload: false,
  component: NewCampaign,
});

function NewCampaign() {
  const { kept, edition } = Route.useLoaderData();
  const { scope } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const [round, setRound] = useState(0);
  return (
    <CampaignWizard
      key={round}
      start={round === 0 && kept ? kept : emptyDraft()}
      startEdition={round === 0 ? edition : null}
      isResumed={round === 0 && kept !== null}
      onEnded={(attemptId) =>
        void router.navigate({
          to: '/$workspace/campaigns/$attemptId',
          params: { workspace: scope.slug, attemptId },
          ignoreBlocker: true,
          replace: true,
        })
      }
      onStartOver={() => {
        void dropCampaignDraft(scope).then(() => setRound(round + 1));
        void navigate({ to: '.', replace: true });
      }}
    />
  );
}
