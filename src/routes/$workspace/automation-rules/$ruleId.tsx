import { createFileRoute, notFound } from '@tanstack/react-router';
import { automationRuleQuery } from '~/api/automation-rules';
import { AutomationRuleScreen } from '~/features/automation-rules/automation-rule-screen';
import { roleIn, session } from '~/session/session';

export const Route = createFileRoute('/$workspace/automation-rules/$ruleId')({
  loader: ({ context: { queryClient, scope }, params }) => {
    if (!/^[1-9]\d{0,14}$/.test(params.ruleId)) throw notFound();
    if ((roleIn(session.get(), scope) ?? 'administrator') !== 'administrator') return;
    void queryClient.prefetchQuery(automationRuleQuery(scope, Number(params.ruleId)));
  },
  component: AutomationRule,
});

function AutomationRule() {
  return <AutomationRuleScreen ruleId={Number(Route.useParams().ruleId)} />;
}
