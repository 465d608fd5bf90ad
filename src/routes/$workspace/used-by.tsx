import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { UsedByScreen } from '~/features/automation-rules/used-by-screen';
import { defineChoiceSchema, searchTextSchema } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/used-by')({
  validateSearch: z.object({
    kind: defineChoiceSchema(['label', 'team', 'agent', 'inbox']),
    target: searchTextSchema,
  }),
  component: UsedBy,
});

function UsedBy() {
  const navigate = Route.useNavigate();
  return (
    <UsedByScreen
      search={Route.useSearch()}
      onSearchChange={(change) => void navigate({ search: (last) => ({ ...last, ...change }) })}
    />
  );
}
