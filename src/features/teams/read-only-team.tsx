import type { Team } from '~/api/teams';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { formatZoneTime } from '~/lib/time/time-zones';
import { getTeamValues } from '~/resources/team-values';
import { FieldValueList } from '~/ui/page/field-value-list';
import { useNow } from '~/ui/time/use-now';
import { describeTeam } from './describe-team';
import classes from './team-fields.module.css';

/** A team's fields for people who can't edit it. */
export function ReadOnlyTeam({ team }: { readonly team: Team }) {
  const t = useT();
  const language = useFormatLocale();
  const now = useNow(10_000);
  const values = getTeamValues(team);
  const time = formatZoneTime(values.timezone, now, language);
  return (
    <div className={classes.facts}>
      <FieldValueList
        facts={describeTeam(t, values).map(([field, title, text]) => [
          title,
          field === 'timezone' && time ? `${text} (${time})` : text || t(m.common_none),
        ])}
      />
    </div>
  );
}
