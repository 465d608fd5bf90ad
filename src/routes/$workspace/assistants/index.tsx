import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { assistantsQuery } from '~/api/assistants';
import { AssistantsScreen } from '~/features/assistants/assistants-screen';

export const Route = createFileRoute('/$workspace/assistants/')({
  validateSearch: z.object({ role: z.catch(z.optional(z.string()), undefined) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, scope }, deps }) => {
    if (scope.tenant !== null) void queryClient.prefetchQuery(assistantsQuery(scope, deps.role));
  },
  component: Assistants,
});

function Assistants() {
  const navigate = Route.useNavigate();
  return (
    <AssistantsScreen
      role={Route.useSearch().role}
      onRoleChange={(role) => void navigate({ search: { role }, replace: true })}
    />
  );
}
