import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { listAutomationRules } from '~/api/automation-rules';
import { buildAllPagesQueryOptions } from '~/api/http/all-pages';
import { RuleTestScreen } from '~/features/automation-rules/rule-test/rule-test-screen';
import { isAdministrator } from '~/session/administrator';
import { listSearchSchemas, searchTextSchema } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/automation-rules/test')({
  validateSearch: z.object({
    event: searchTextSchema,
    conversation: searchTextSchema,
    inbox: listSearchSchemas.page,
    rule: listSearchSchemas.page,
  }),
  loader: ({ context: { queryClient, scope } }) => {
    if (isAdministrator(scope) === false) return;
    void queryClient.prefetchQuery(buildAllPagesQueryOptions(scope, listAutomationRules));
  },
  component: RuleTest,
});

function RuleTest() {
  const navigate = Route.useNavigate();
  return (
    <RuleTestScreen
      search={Route.useSearch()}
      onSearchChange={(change) => void navigate({ search: (last) => ({ ...last, ...change }) })}
    />
  );
}
