import { type ConditionJoin, type ConditionTree, groupConditions, parseCondition } from '~/domain/condition';
import type { NameLookUp } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { TruncatedList } from '~/ui/page/truncated-list';
import { ConditionText } from './condition-text';
import classes from './rule-flow.module.css';

interface ConditionGroupsProps {
  readonly conditions: readonly unknown[];
  readonly names: NameLookUp;
}

/** The conditions of a rule as boxes. Nested groups are indented. */
export function ConditionGroups({ conditions, names }: ConditionGroupsProps) {
  const t = useT();
  if (conditions.length === 0) return <p className={classes.intro}>{t(m.automation_rules_always)}</p>;
  return (
    <TruncatedList items={conditions} whole={conditions}>
      {(shown) => {
        const tree = groupConditions(shown);
        return tree ? (
          <Group tree={tree} conditions={shown} names={names} />
        ) : (
          shown.map((condition, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a condition is identified by its index
            <div key={index}>
              {index > 0 && <JoinLine join={parseCondition(shown[index - 1]).join} />}
              <ConditionBox condition={condition} names={names} />
            </div>
          ))
        );
      }}
    </TruncatedList>
  );
}

interface GroupProps extends ConditionGroupsProps {
  readonly tree: ConditionTree;
}

function Group({ tree, conditions, names }: GroupProps) {
  const t = useT();
  if (tree.kind === 'condition') return <ConditionBox condition={conditions[tree.index]} names={names} />;
  return (
    <>
      <p className={classes.intro}>
        {t(tree.join === 'and' ? m.automation_rules_all_true : m.automation_rules_any_true)}
      </p>
      {tree.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its index
        <div key={index}>
          {index > 0 && <JoinLine join={tree.join} />}
          <div className={part.kind === 'group' ? classes.inner : undefined}>
            <Group tree={part} conditions={conditions} names={names} />
          </div>
        </div>
      ))}
    </>
  );
}

interface ConditionBoxProps {
  readonly condition: unknown;
  readonly names: NameLookUp;
}

function ConditionBox({ condition, names }: ConditionBoxProps) {
  const reading = parseCondition(condition);
  return (
    <div className={classes.condition}>
      <ConditionText condition={condition} names={names} hasChips />
      {reading.kind === 'known' && reading.more && <code>{JSON.stringify(reading.more)}</code>}
    </div>
  );
}

function JoinLine({ join }: { readonly join: ConditionJoin | null }) {
  const t = useT();
  const words = { and: m.automation_rules_and, or: m.automation_rules_or };
  return <p className={classes.join}>{t(join ? words[join] : m.automation_rules_not_joined)}</p>;
}
