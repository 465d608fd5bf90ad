import { Fragment } from 'react';
import { parseCondition } from '~/domain/condition';
import { RecordLink } from '~/domain/links/record-link';
import type { NameLookUp } from '~/domain/look-ups';
import { hasNumericIds, REFERENCE_KIND_BY_KEY } from '~/domain/references';
import * as m from '~/i18n/messages';
import { renderMessage } from '~/i18n/render-message';
import { useT } from '~/i18n/use-t';
import { humanizeKey } from '~/lib/text/humanize-key';
import classes from './automation-rules.module.css';
import {
  buildConditionSentence,
  getAttributeLabel,
  getConditionValueLabel,
  isKnownCondition,
  isOneValueEnough,
  type KnownCondition,
  toLowerFirst,
} from './condition-labels';

interface ConditionTextProps {
  readonly condition: unknown;
  readonly names: NameLookUp;
  /** True if the condition starts a sentence. */
  readonly isFirst?: boolean;
  /** True to show values as chips, as on the rule's page. False to show values in bold. */
  readonly hasChips?: boolean;
}

/** A condition as a sentence. On the rule's page, an unknown condition is shown as JSON. */
export function ConditionText({ condition, ...props }: ConditionTextProps) {
  const t = useT();
  const reading = parseCondition(condition);
  if (isKnownCondition(reading)) return <KnownConditionText condition={reading} {...props} />;
  const json = JSON.stringify(condition) ?? '–';
  if (props.hasChips) return <code className={classes.code}>{json}</code>;
  const words = t(m.automation_rules_condition_unknown);
  return <span title={json}>{props.isFirst === false ? toLowerFirst(words, t.language) : words}</span>;
}

interface KnownConditionTextProps extends ConditionTextProps {
  readonly condition: KnownCondition;
}

/** Attribute, operator and values, each in its own element. */
function KnownConditionText({ condition, names, isFirst = true, hasChips }: KnownConditionTextProps) {
  const t = useT();
  const { key, values, from } = condition;
  const attribute = getAttributeLabel(t, key);
  const kind = hasChips ? REFERENCE_KIND_BY_KEY.get(key) : undefined;
  const draw = (list: readonly unknown[]) => (
    <span className={classes.values} data-chips={hasChips}>
      {list.length === 0 && t(m.automation_rules_anything)}
      {list.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a value is identified by its index
        <Fragment key={index}>
          {index > 0 &&
            (isOneValueEnough(condition) ? (
              <span className={classes.or}> {t(m.automation_rules_or)} </span>
            ) : (
              <span className={classes.or}>, </span>
            ))}
          <bdi className={classes.value}>
            {kind === 'label' || hasNumericIds(kind) ? (
              <RecordLink kind={kind} value={value}>
                {getConditionValueLabel(t, key, value, names)}
              </RecordLink>
            ) : (
              getConditionValueLabel(t, key, value, names)
            )}
          </bdi>
        </Fragment>
      ))}
    </span>
  );
  return renderMessage((slot) =>
    buildConditionSentence(t, condition, {
      attribute: slot(
        <span className={classes.attribute} data-chips={hasChips} title={key}>
          {isFirst ? attribute : toLowerFirst(attribute, t.language)}
        </span>,
      ),
      values: slot(draw(values)),
      from: slot(draw(from ?? [])),
      operator: slot(
        <span title={condition.operator}>{toLowerFirst(humanizeKey(condition.operator), t.language)}</span>,
      ),
    }),
  );
}
