import { IconTestPipe } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type AutomationRule, automationRuleQuery, listAutomationRules } from '~/api/automation-rules';
import { buildAllPagesQueryOptions } from '~/api/http/all-pages';
import { DashboardButton } from '~/domain/dashboard-button';
import { LintLine } from '~/domain/lint-line';
import { checkRule, createAgentConfirmationCheck } from '~/domain/lints';
import type { NameLookUp } from '~/domain/look-ups';
import { useActionTargets } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { StatusDot } from '~/ui/identity/status-dot';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Card } from '~/ui/page/card';
import { FieldValueList } from '~/ui/page/field-value-list';
import { FoldedSection } from '~/ui/page/folded-section';
import { HeadButton } from '~/ui/page/head-button';
import { LoadingBars } from '~/ui/page/loading-bars';
import { Page } from '~/ui/page/page';
import { TruncatedList } from '~/ui/page/truncated-list';
import { ViewOnlyNotice } from '~/ui/page/view-only-notice';
import { RecordPageColumns } from '~/ui/table/record-page-columns';
import { JsonText } from '~/ui/text/json-value';
import { Time } from '~/ui/time/time';
import { AdministratorsOnlyNotice, useAccessDenial } from './administrators-only-notice';
import { groupRulesByEvent } from './group-rules-by-event';
import { RuleFlow } from './rule-flow';
import classes from './rule-flow.module.css';
import { RuleStateTag } from './rule-state-tag';
import { useRuleNames } from './use-rule-names';

/** The page of an automation rule: its event, conditions, actions, execution order and JSON. */
export function AutomationRuleScreen({ ruleId }: { readonly ruleId: number }) {
  const t = useT();
  const scope = useScope();
  const mayRead = useIsAdministrator() !== false;
  const { data, error, refetch } = useQuery({ ...automationRuleQuery(scope, ruleId), enabled: mayRead });
  const names = useRuleNames(data ? [data] : null);
  const closed = useAccessDenial(error);
  return (
    <Page
      title={data?.name ?? t(m.automation_rules_one)}
      badge={data && <RuleStateTag rule={data} names={names} />}
      actions={
        data && (
          <>
            <ViewOnlyNotice />
            <HeadButton
              icon={<IconTestPipe size={16} aria-hidden />}
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/$workspace/automation-rules/test"
                  params={{ workspace: scope.slug }}
                  search={{ event: data.event_name, rule: ruleId }}
                />
              )}
            >
              {t(m.automation_rules_test_on_conversation)}
            </HeadButton>
            <DashboardButton record="automationRule" id={ruleId} />
          </>
        )
      }
    >
      {closed && <AdministratorsOnlyNotice why={closed} />}
      {!closed && error && <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />}
      {!closed && !error && !data && <LoadingBars heights={[240]} />}
      {!closed && data && <Rule rule={data} names={names} />}
    </Page>
  );
}

interface RuleProps {
  readonly rule: AutomationRule;
  readonly names: NameLookUp;
}

function Rule({ rule, names }: RuleProps) {
  const t = useT();
  const { active, description, created_at, updated_at } = rule;
  return (
    <RecordPageColumns
      aside={
        <>
          <Order rule={rule} />
          <Card title={t(m.common_record_details)}>
            <FieldValueList
              facts={[
                [
                  t(m.common_status),
                  <StatusDot key="status" tone={active ? 'ok' : 'idle'}>
                    {t(active ? m.automation_rules_active : m.automation_rules_inactive)}
                  </StatusDot>,
                ],
                [t(m.common_description), description || t(m.common_none)],
                [t(m.common_created), <Time key="created" value={created_at} style="ago" />],
                [t(m.common_updated), <Time key="updated" value={updated_at} style="ago" />],
              ]}
            />
          </Card>
          <Card>
            <FoldedSection title={t(m.automation_rules_raw_json)} hint={rule.event_name}>
              <JsonText value={rule} />
            </FoldedSection>
          </Card>
        </>
      }
    >
      <RuleFlow rule={rule} names={names} />
      <RuleMistakes rule={rule} names={names} />
    </RecordPageColumns>
  );
}

/** The rules that have the same event, in execution order. Renders nothing until they are loaded. */
function Order({ rule }: { readonly rule: AutomationRule }) {
  const t = useT();
  const scope = useScope();
  const isOn = useOperationAvailability(listAutomationRules) === 'on';
  const { data } = useQuery({
    ...buildAllPagesQueryOptions(scope, listAutomationRules),
    enabled: isOn,
    retry: false,
  });
  const group = groupRulesByEvent(data ?? []).find(([event]) => event === rule.event_name)?.[1] ?? [];
  if (group.length === 0) return null;
  return (
    <Card
      title={t(m.automation_rules_order)}
      hint={t(m.automation_rules_of_event, { count: group.length })}
      isRegion
      isFlush
    >
      <TruncatedList items={group} step={MAX_RULES} isKept={({ id }) => id === rule.id}>
        {(shown) => (
          <ol className={classes.rules}>
            {shown.map((one) => {
              const isThis = one.id === rule.id;
              return (
                <li key={one.id}>
                  <Link
                    to="/$workspace/automation-rules/$ruleId"
                    params={{ workspace: scope.slug, ruleId: String(one.id) }}
                    aria-current={isThis ? 'true' : undefined}
                  >
                    <span className={classes.place}>{group.indexOf(one) + 1}</span>
                    <span dir="auto">{one.name}</span>
                    {isThis && <span className={classes.this}>{t(m.automation_rules_this_one)}</span>}
                  </Link>
                </li>
              );
            })}
          </ol>
        )}
      </TruncatedList>
    </Card>
  );
}

/** The number of rules that are listed at first. */
const MAX_RULES = 20;

/** Possible mistakes in a rule, as on the Checks page. */
function RuleMistakes({ rule, names }: RuleProps) {
  const isConfirmed = createAgentConfirmationCheck(useActionTargets().agent);
  const lints = checkRule(rule, { names, isConfirmed });
  return (
    lints.length > 0 && (
      <div className={classes.mistakes}>
        {lints.map((lint) => (
          <LintLine key={`${lint.code} ${lint.subject}`} lint={lint} />
        ))}
      </div>
    )
  );
}
