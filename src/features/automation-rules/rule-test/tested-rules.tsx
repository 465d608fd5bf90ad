import { Link } from '@tanstack/react-router';
import type { AutomationRule } from '~/api/automation-rules';
import type { Conversation } from '~/api/conversations';
import { ActionLine } from '~/domain/action-line';
import { parseCondition } from '~/domain/condition';
import { type NameLookUp, useLabelColors } from '~/domain/look-ups';
import type { UnknownReason } from '~/domain/rules/evaluate-condition';
import type { DecidingCondition } from '~/domain/rules/evaluate-rule';
import type { SubjectValue } from '~/domain/rules/rule-subject';
import { areAffectedAttributesUncertain, type TestedRule } from '~/domain/rules/test-rules';
import { PreviewedChanges } from '~/domain/simulation/previewed-changes';
import * as m from '~/i18n/messages';
import { renderMessage } from '~/i18n/render-message';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { StatusDot } from '~/ui/identity/status-dot';
import { TruncatedList } from '~/ui/page/truncated-list';
import { Tag } from '~/ui/text/tag';
import { useTimeRenderer } from '~/ui/time/time';
import { getConditionValueLabel } from '../condition-labels';
import { ConditionText } from '../condition-text';
import classes from './rule-test.module.css';

/** The rules of an event that are tested together. */
export interface TestedEvent {
  /** The rules in execution order. */
  readonly rules: readonly AutomationRule[];
  /** The ID of the rule from which the page was opened. */
  readonly opened: number | undefined;
}

interface TestedRulesProps {
  readonly conversation: Conversation;
  readonly tested: readonly TestedRule[];
  readonly opened: number | undefined;
  readonly names: NameLookUp;
}

/** The result of each rule in execution order, and the changes that the matching rules would make. */
export function TestedRules({ tested, ...props }: TestedRulesProps) {
  return (
    <TruncatedList items={tested} step={MAX_RULES} isKept={({ rule }) => rule.id === props.opened}>
      {(shown) => (
        <ol className={classes.rules}>
          {shown.map((one) => (
            <RuleItem key={one.rule.id} tested={one} place={tested.indexOf(one) + 1} {...props} />
          ))}
        </ol>
      )}
    </TruncatedList>
  );
}

/** The number of rules that are shown at first. */
const MAX_RULES = 50;

interface RuleItemProps extends Omit<TestedRulesProps, 'tested'> {
  readonly tested: TestedRule;
  readonly place: number;
}

function RuleItem({ tested, place, opened, conversation, names }: RuleItemProps) {
  const t = useT();
  const workspace = useScope().slug;
  const { rule, isMatch, deciding } = tested;
  return (
    <li className={classes.rule} aria-label={rule.name} data-this={rule.id === opened || undefined}>
      <span className={classes.place}>{place}</span>
      <div className={classes.name}>
        <Link
          to="/$workspace/automation-rules/$ruleId"
          params={{ workspace, ruleId: String(rule.id) }}
          dir="auto"
        >
          {rule.name}
        </Link>
        {rule.id === opened && <small>{t(m.automation_rules_this_one)}</small>}
        {!rule.active && (
          <Tag title={t(m.automation_rules_inactive_text)}>{t(m.automation_rules_inactive)}</Tag>
        )}
      </div>
      <span className={classes.verdict}>
        {isMatch === true && <StatusDot tone="ok">{t(m.automation_rules_test_matches)}</StatusDot>}
        {isMatch === false && <StatusDot tone="idle">{t(m.automation_rules_test_fails)}</StatusDot>}
        {isMatch === null && <StatusDot tone="warn">{t(m.automation_rules_test_unknown)}</StatusDot>}
      </span>
      <div className={classes.below}>
        {isMatch === null && deciding.length === 0 && <p>{t(m.automation_rules_lint_not_joined)}</p>}
        {isMatch === true
          ? rule.active && <Effect tested={tested} conversation={conversation} names={names} />
          : deciding.length > 0 && <Deciding rule={rule} deciding={deciding} names={names} />}
      </div>
    </li>
  );
}

interface DecidingProps {
  readonly rule: AutomationRule;
  readonly deciding: readonly DecidingCondition[];
  readonly names: NameLookUp;
}

/** Lists the conditions that prevent the rule from matching, or that make its result unknown. */
function Deciding({ rule, deciding, names }: DecidingProps) {
  return (
    <ul className={classes.conditions}>
      {deciding.map((condition) => (
        <li key={condition.index}>
          <ConditionText condition={rule.conditions[condition.index]} names={names} />
          <small>
            <Reason rule={rule} condition={condition} names={names} />
          </small>
        </li>
      ))}
    </ul>
  );
}

const REASONS: Readonly<Record<UnknownReason, () => string>> = {
  absent: m.automation_rules_test_absent,
  undocumented: m.automation_rules_test_undocumented,
  before: m.automation_rules_test_before,
  earlier: m.automation_rules_test_earlier,
};

interface ReasonProps {
  readonly rule: AutomationRule;
  readonly condition: DecidingCondition;
  readonly names: NameLookUp;
}

/** Shows the value that a condition was compared with. If the condition's result is unknown, also shows the reason. */
function Reason({ rule, condition: { index, fact, reason }, names }: ReasonProps) {
  const t = useT();
  const reading = parseCondition(rule.conditions[index]);
  return (
    <>
      {fact && reading.kind === 'known' && <CurrentValue fact={fact} attribute={reading.key} names={names} />}
      {fact && reason && ' · '}
      {reason && t(REASONS[reason])}
    </>
  );
}

interface CurrentValueProps {
  readonly fact: SubjectValue;
  readonly attribute: string;
  readonly names: NameLookUp;
}

function CurrentValue({ fact: { type, value }, attribute, names }: CurrentValueProps) {
  const t = useT();
  const formatTime = useTimeRenderer();
  if (type === 'time' && value !== null)
    return renderMessage((slot) => t(m.automation_rules_test_actual, { values: [slot(formatTime(value))] }));
  const values = Array.isArray(value) ? value : [value];
  return t(m.automation_rules_test_actual, {
    values: values.map((one) => getConditionValueLabel(t, attribute, one, names)),
  });
}

interface EffectProps {
  readonly tested: TestedRule;
  readonly conversation: Conversation;
  readonly names: NameLookUp;
}

/**
 * The changes that a matching rule would make to the conversation, assuming that the earlier rules have made theirs.
 */
function Effect({ tested: { rule, subject }, conversation, names }: EffectProps) {
  const t = useT();
  const colors = useLabelColors();
  if (!areAffectedAttributesUncertain(subject, rule.actions))
    return (
      <PreviewedChanges conversation={conversation} before={subject.state} actions={rule.actions} isRule />
    );
  return (
    <>
      <ActionLine actions={rule.actions} names={names} colors={colors} hasArrows />
      <small>{t(m.automation_rules_test_earlier)}</small>
    </>
  );
}
