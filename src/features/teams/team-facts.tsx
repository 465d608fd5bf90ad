import type { Team } from '~/api/teams';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { Facts } from '~/ui/facts';
import { useNow } from '~/ui/use-now';
import { fieldTitle, fieldValue } from './field-labels';
import { TEAM_FIELDS, valuesOf } from './team-values';
import { timeIn } from './time-zones';

/** A team to read: for those who may not change it, and for one that nobody may. */
export function TeamFacts({ team }: { readonly team: Team }) {
  const t = useT();
  const language = useFormatLocale();
  const now = useNow(10_000);
  const values = valuesOf(team);
  const time = timeIn(values.timezone, now, language);
  return (
    <Facts
      facts={TEAM_FIELDS.map((field) => {
        const value = fieldValue(t, values[field]);
        return [fieldTitle(t, field), field === 'timezone' && time ? `${value} (${time})` : value];
      })}
    />
  );
}
