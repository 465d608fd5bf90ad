import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { listAutomationRules } from '~/api/automation-rules';
import { RULE_STATES } from '~/api/choices';
import { buildAllPagesQueryOptions } from '~/api/http/all-pages';
import { AutomationRulesScreen } from '~/features/automation-rules/automation-rules-screen';
import { isAdministrator } from '~/session/administrator';
import { defineChoiceSchema, listSearchSchemas, searchTextSchema } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/automation-rules/')({
  validateSearch: z.object({
    search: listSearchSchemas.search,
    state: defineChoiceSchema(RULE_STATES),
    event: searchTextSchema,
  }),
  loader: ({ context: { queryClient, scope } }) => {
    // Doesn't request rules without the administrator role, because the platform would reject the request. If the token
    // contains no role, sends the request and lets the platform decide.
    if (isAdministrator(scope) === false) return;
    void queryClient.prefetchQuery(buildAllPagesQueryOptions(scope, listAutomationRules));
  },
  component: AutomationRules,
});

function AutomationRules() {
  const navigate = Route.useNavigate();
  return (
    <AutomationRulesScreen
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change }), replace: true })
      }
    />
  );
}
