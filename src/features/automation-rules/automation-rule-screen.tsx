import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type AutomationRule, automationRuleQuery, listAutomationRules } from '~/api/automation-rules';
import { allPagesOptions } from '~/api/http/all-pages';
import { DashboardLink } from '~/domain/dashboard-link';
import { LintLine } from '~/domain/lint-line';
import { confirmationsIn, lintRule } from '~/domain/lints';
import type { Names } from '~/domain/look-ups';
import { useActionTargets } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Card } from '~/ui/page/card';
import { Facts } from '~/ui/page/facts';
import { Folded } from '~/ui/page/folded';
import { LoadingBars } from '~/ui/page/loading-bars';
import { Page } from '~/ui/page/page';
import { Columns } from '~/ui/table/columns';
import { JsonText } from '~/ui/text/json-value';
import { Time } from '~/ui/time/time';
import { AdministratorsOnly, useClosed } from './administrators-only';
import { ActiveBadge } from './automation-rules-screen';
import { byEvent } from './by-event';
import { eventWord } from './rule-labels';
import { RuleSentences } from './rule-sentences';
import { useRuleNames } from './use-rule-names';

/** One rule: in words, with what runs before and after it, and as it came. */
export function AutomationRuleScreen({ ruleId }: { readonly ruleId: number }) {
  const t = useT();
  const scope = useScope();
  const mayRead = useIsAdministrator() !== false;
  const { data, error, refetch } = useQuery({ ...automationRuleQuery(scope, ruleId), enabled: mayRead });
  const closed = useClosed(error);
  return (
    <Page
      title={data?.name ?? t(m.automation_rules_one)}
      badge={data && <ActiveBadge isActive={data.active} />}
    >
      {closed && <AdministratorsOnly why={closed} />}
      {!closed && error && <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />}
      {!closed && !error && !data && <LoadingBars heights={[240]} />}
      {!closed && data && <Rule rule={data} />}
    </Page>
  );
}

function Rule({ rule }: { readonly rule: AutomationRule }) {
  const t = useT();
  const names = useRuleNames([rule]);
  const { conditions, actions, event_name } = rule;
  const event = eventWord(t, event_name);
  return (
    <Columns
      aside={
        <>
          <Card title={t(m.common_record_details)}>
            <Facts
              facts={[
                [t(m.automation_rules_event), event === event_name ? event : `${event} (${event_name})`],
                [t(m.automation_rules_order), <Order key="order" rule={rule} />],
                [t(m.common_description), rule.description || t(m.common_none)],
                [t(m.common_created), <Time key="created" value={rule.created_at} />],
                [t(m.common_updated), <Time key="updated" value={rule.updated_at} />],
              ]}
            />
            <DashboardLink record="automationRule" id={rule.id} />
          </Card>
          <Card>
            <Folded title={t(m.automation_rules_as_it_came)}>
              <JsonText value={rule} />
            </Folded>
          </Card>
        </>
      }
    >
      <Card title={t(m.automation_rules_in_words)}>
        <RuleSentences conditions={conditions} actions={actions} names={names} />
        <RuleMistakes rule={rule} names={names} />
        {conditions.length > 2 && (
          <Text size="sm" c="dimmed">
            {t(m.automation_rules_left_to_right)}
          </Text>
        )}
      </Card>
    </Columns>
  );
}

/** The rule's place among those of the same event, where the others can be read. */
function Order({ rule }: { readonly rule: AutomationRule }) {
  const t = useT();
  const isOn = useAvailability(listAutomationRules) === 'on';
  const { data } = useQuery({
    ...allPagesOptions(useScope(), listAutomationRules),
    enabled: isOn,
    retry: false,
  });
  const group = byEvent(data ?? []).find(([event]) => event === rule.event_name)?.[1] ?? [];
  const at = group.findIndex(({ id }) => id === rule.id);
  const before = group[at - 1];
  const after = group[at + 1];
  return [
    String(rule.order_id),
    ...(before ? [t(m.automation_rules_runs_after, { name: before.name })] : []),
    ...(at >= 0 && after ? [t(m.automation_rules_runs_before, { name: after.name })] : []),
  ].join(' · ');
}

interface RuleMistakesProps {
  readonly rule: Pick<AutomationRule, 'actions' | 'conditions'>;
  readonly names: Names;
}

/** Likely mistakes in a rule, as listed on the Checks page. */
function RuleMistakes({ rule, names }: RuleMistakesProps) {
  const isConfirmed = confirmationsIn(useActionTargets().agent);
  const lints = lintRule(rule, { names, isConfirmed });
  return (
    lints.length > 0 && (
      <Stack gap="xs">
        {lints.map((lint) => (
          <LintLine key={`${lint.code} ${lint.subject}`} lint={lint} />
        ))}
      </Stack>
    )
  );
}
