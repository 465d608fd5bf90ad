import { type ConditionJoin, type ConditionTree, groupConditions, parseCondition } from '~/domain/condition';
import type { NameLookUp } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './automation-rules.module.css';
import { ConditionText } from './condition-text';

interface ConditionLineProps {
  readonly conditions: readonly unknown[];
  readonly names: NameLookUp;
}

/** The maximum number of conditions in one line of the list. */
const MAX_SHOWN = 12;

/** The conditions of a rule in one line. Groups are in parentheses. */
export function ConditionLine({ conditions, names }: ConditionLineProps) {
  const t = useT();
  const shown = conditions.slice(0, MAX_SHOWN);
  const tree = groupConditions(shown);
  if (shown.length === 0) return t(m.automation_rules_always);
  return (
    <>
      {tree && <Grouped tree={tree} conditions={shown} names={names} isFirst />}
      {!tree &&
        shown.map((condition, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is identified by its index
          <span key={index}>
            {index > 0 && <JoinWord join={parseCondition(shown[index - 1]).join} />}
            <ConditionText condition={condition} names={names} isFirst={index === 0} />
          </span>
        ))}
      {conditions.length > shown.length && ' …'}
    </>
  );
}

interface GroupedProps extends ConditionLineProps {
  readonly tree: ConditionTree;
  readonly isFirst: boolean;
}

function Grouped({ tree, conditions, names, isFirst }: GroupedProps) {
  if (tree.kind === 'condition')
    return <ConditionText condition={conditions[tree.index]} names={names} isFirst={isFirst} />;
  return tree.parts.map((part, index) => {
    const isGroup = part.kind === 'group';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its index
      <span key={index}>
        {index > 0 && <JoinWord join={tree.join} />}
        {isGroup && '('}
        <Grouped tree={part} conditions={conditions} names={names} isFirst={isFirst && index === 0} />
        {isGroup && ')'}
      </span>
    );
  });
}

function JoinWord({ join }: { readonly join: ConditionJoin | null }) {
  const t = useT();
  const words = { and: m.automation_rules_and, or: m.automation_rules_or };
  return <em className={classes.join}> {t(join ? words[join] : m.automation_rules_not_joined)} </em>;
}
