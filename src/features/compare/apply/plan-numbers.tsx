import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { fateCounts, type Plan } from '../plan/plan';
import classes from './plan-numbers.module.css';

/** What was chosen and what becomes of it: the parts make up the whole. */
export function PlanNumbers({ plan }: { readonly plan: Plan }) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const { equal, kept, planned, worksheet, refused } = fateCounts(plan.records);
  const parts = [
    ['', t(m.apply_chosen), planned + worksheet + refused],
    ['=', t(m.apply_planned), planned],
    ['+', t(m.apply_worksheet), worksheet],
    ['+', t(m.apply_refused), refused],
  ] as const;
  return (
    <>
      <dl className={classes.numbers}>
        {parts.map(([sign, name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {sign && <span aria-hidden>{sign}</span>}
              {number.format(count)}
            </dd>
          </div>
        ))}
      </dl>
      {equal + kept > 0 && (
        <Text size="sm" c="dimmed">
          {t(m.apply_beside, { equal, kept })}
        </Text>
      )}
    </>
  );
}
