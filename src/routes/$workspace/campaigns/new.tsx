import { createFileRoute, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ReauthenticationPrompt } from '~/app/session/reauthentication-prompt';
import { dropCampaignDraft } from '~/drafts/campaign-drafts';
import { formatRejectedFields } from '~/drafts/unrestored-texts';
import { readDraftOutcome } from '~/features/campaigns/interrupted-drafts';
import { CampaignWizard } from '~/features/campaigns/wizard/campaign-wizard';
import { createEmptyDraft } from '~/features/campaigns/wizard/draft/campaign-draft';
import { openCampaignDraft } from '~/features/campaigns/wizard/draft/open-campaign-draft';
import { UnreadableDraftPage } from '~/features/campaigns/wizard/draft/unreadable-draft-page';
import { useNavigateWhileMounted } from '~/records/form/use-navigate-while-mounted';
import { searchTextSchema } from '~/ui/table/list-search-params';

/** The IDs of drafts that this page created. These drafts may not be stored in the browser yet. */
const begun = new Set<string>();

// The URL contains the ID of the draft but no step. The wizard always starts at the first step with the values of the
// draft, and the user must confirm everything again.
export const Route = createFileRoute('/$workspace/campaigns/new')({
  validateSearch: z.object({ draft: searchTextSchema }),
  loaderDeps: ({ search: { draft } }) => ({ id: draft }),
  loader: async ({ context, params, deps: { id } }) => {
    if (id === undefined) {
      const draft = crypto.randomUUID();
      begun.add(draft);
      throw redirect({ to: '/$workspace/campaigns/new', params, search: { draft }, replace: true });
    }
    const { kept, draft, unreadable } = await openCampaignDraft(context.scope, id);
    const state = kept && (await readDraftOutcome(context.scope, kept));
    if (state?.kind === 'sent') {
      await dropCampaignDraft(context.scope, id);
      const attempt = { workspace: params.workspace, attemptId: state.attemptId };
      throw redirect({ to: '/$workspace/campaigns/$attemptId', params: attempt, replace: true });
    }
    const interruptedAs = state?.kind === 'interrupted' ? state.attemptId : null;
    const identity = { id, edition: kept?.edition ?? null, name: kept?.name ?? '', at: kept?.at || null };
    const isMissing = draft === null && !begun.has(id);
    return {
      start: draft ?? createEmptyDraft(),
      isResumed: draft !== null,
      isMissing,
      unreadable,
      identity,
      interruptedAs,
    };
  },
  // The wizard loads the draft from browser storage each time it opens, never from the query cache.
  gcTime: 0,
  shouldReload: false,
  component: NewCampaign,
});

function NewCampaign() {
  const { start, isResumed, isMissing, unreadable, identity, interruptedAs } = Route.useLoaderData();
  const { scope } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const goOn = useNavigateWhileMounted();
  if (unreadable) return <UnreadableDraftPage name={identity.name} text={formatRejectedFields(unreadable)} />;
  return (
    <>
      <CampaignWizard
        key={identity.id}
        start={start}
        identity={identity}
        isResumed={isResumed}
        isMissing={isMissing}
        interruptedAs={interruptedAs}
        onEnded={(attemptId) =>
          void goOn({
            to: '/$workspace/campaigns/$attemptId',
            params: { workspace: scope.slug, attemptId },
            ignoreBlocker: true,
            replace: true,
          })
        }
        onStartOver={() => void navigate({ search: {}, replace: true })}
      />
      <ReauthenticationPrompt />
    </>
  );
}
