import { createFileRoute, Navigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { assistantQuery } from '~/api/assistants';
import { AssistantScreen } from '~/features/assistants/assistant-screen';

export const Route = createFileRoute('/$workspace/assistants/$assistantId/{-$part}')({
  validateSearch: z.object({ role: z.catch(z.optional(z.string()), undefined) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, scope }, params, deps }) => {
    if (scope.tenant !== null)
      void queryClient.prefetchQuery(assistantQuery(scope, params.assistantId, deps.role));
  },
  component: Assistant,
});

const PARTS = ['prompt', 'settings', 'review', 'applied'] as const;

function Assistant() {
  const { workspace, assistantId, part } = Route.useParams();
  const { role } = Route.useSearch();
  const known = PARTS.find((one) => one === part);
  if (known) return <AssistantScreen assistantId={assistantId} role={role} part={known} />;
  // Redirects the old URL of an assistant, which didn't contain a part such as `prompt`.
  return (
    <Navigate to={Route.to} params={{ workspace, assistantId, part: 'prompt' }} search={{ role }} replace />
  );
}
