import { createFileRoute, notFound } from '@tanstack/react-router';
import { automationRuleQuery } from '~/api/automation-rules';
import { AutomationRuleScreen } from '~/features/automation-rules/automation-rule-screen';
import { isAdministrator } from '~/session/administrator';

export const Route = createFileRoute('/$workspace/automation-rules/$ruleId')({
  loader: ({ context: { queryClient, scope }, params }) => {
    if (!/^[1-9]\d{0,14}$/.test(params.ruleId)) throw notFound();
    if (isAdministrator(scope) === false) return;
    void queryClient.prefetchQuery(automationRuleQuery(scope, Number(params.ruleId)));
  },
  component: AutomationRule,
});

function AutomationRule() {
  return <AutomationRuleScreen ruleId={Number(Route.useParams().ruleId)} />;
}
