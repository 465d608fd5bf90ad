import type { AutomationRule } from '~/api/automation-rules';
import { BrokenActionBadge, findIneffectiveActionLint } from '~/domain/broken-action-badge';
import { describeLint } from '~/domain/describe-lint';
import { checkRule, createAgentConfirmationCheck } from '~/domain/lints';
import type { NameLookUp } from '~/domain/look-ups';
import { useActionTargets } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Tag } from '~/ui/text/tag';

interface RuleStateTagProps {
  readonly rule: AutomationRule;
  readonly names: NameLookUp;
}

/** Marks a rule that is off, refers to a deleted record, or can never run. Otherwise renders nothing. */
export function RuleStateTag({ rule, names }: RuleStateTagProps) {
  const t = useT();
  const isConfirmed = createAgentConfirmationCheck(useActionTargets().agent);
  if (!rule.active)
    return <Tag title={t(m.automation_rules_inactive_text)}>{t(m.automation_rules_inactive)}</Tag>;
  const lints = checkRule(rule, { names, isConfirmed });
  if (findIneffectiveActionLint(lints)) return <BrokenActionBadge lints={lints} />;
  const never = lints.find(({ code }) => code === 'never-meets');
  return (
    never && (
      <Tag tone="warn" title={describeLint(t, never)}>
        {t(m.automation_rules_never_runs)}
      </Tag>
    )
  );
}
