import { createFileRoute, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { assistantQuery } from '~/api/assistants';
import { AssistantScreen } from '~/features/assistants/assistant-screen';

const PARTS = ['prompt', 'settings', 'review', 'applied'] as const;
const partOf = (part: string | undefined) => PARTS.find((one) => one === part);

export const Route = createFileRoute('/$workspace/assistants/$assistantId/{-$part}')({
  validateSearch: z.object({ role: z.catch(z.optional(z.string()), undefined) }),
  beforeLoad: ({ params, search }) => {
    // The address of an assistant before it had parts.
    if (!partOf(params.part))
      throw redirect({
        to: '/$workspace/assistants/$assistantId/{-$part}',
        params: { ...params, part: 'prompt' },
        search,
        replace: true,
      });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, scope }, params, deps }) => {
    if (scope.tenant !== null)
      void queryClient.prefetchQuery(assistantQuery(scope, params.assistantId, deps.role));
  },
  component: Assistant,
});

function Assistant() {
  const { assistantId, part } = Route.useParams();
  return (
    <AssistantScreen
      assistantId={assistantId}
      role={Route.useSearch().role}
      part={partOf(part) ?? 'prompt'}
    />
  );
}
