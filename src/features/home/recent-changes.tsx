import { IconPhoto } from '@tabler/icons-react';
import { Link, linkOptions } from '@tanstack/react-router';
import { getConfiguration } from '~/api/configuration';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import {
  formatFieldValue,
  getActivityActionLabel,
  getActivityKindLabel,
  getStateTone,
  getWriteStateLabel,
} from '~/records/activity/entry-labels';
import { groupByRun } from '~/records/activity/entry-rows';
import { getActivityRowName } from '~/records/activity/run-name';
import type { DisplayedEntry } from '~/records/activity/use-activity';
import { getResource } from '~/resources/resources';
import { useScope } from '~/session/scope-context';
import { Tag } from '~/ui/text/tag';
import { useTimeRenderer } from '~/ui/time/time';
import { ChangesChart } from './changes-chart';
import { countByDay } from './day-counts';
import { HomeSection } from './home-section';
import classes from './lines.module.css';
import { RecordLine } from './record-line';

const MAX_DAYS = 90;
const ROWS = 4;

interface RecentChangesProps {
  readonly entries: readonly DisplayedEntry[];
  readonly now: number;
}

/** The changes made in this browser: a chart by day, and the latest ones. */
export function RecentChanges({ entries, now }: RecentChangesProps) {
  const t = useT();
  const time = useTimeRenderer();
  const workspace = useScope().slug;
  const days = countByDay(
    entries.map(({ at }) => at),
    now,
    Math.min(MAX_DAYS, getConfiguration().activityDays),
  );
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const rows = groupByRun(entries).slice(0, ROWS);
  return (
    <HomeSection
      title={t(m.home_changes)}
      note={t(m.home_changes_count, { count, days: days.length })}
      end={
        <Link to="/$workspace/activity" params={{ workspace }}>
          {t(m.home_all_activity)}
        </Link>
      }
    >
      <div className={classes.frame}>
        {count > 0 && <ChangesChart days={days} now={now} />}
        <ul className={classes.lines}>
          {rows.map(({ id, entries: [newest, ...others], shown }) => (
            <RecordLine
              key={id}
              icon={getResource(newest.kind)?.icon ?? IconPhoto}
              name={getActivityRowName(t, [newest, ...others])}
              note={shown === 'saved' && <ChangeLabel entry={newest} isRun={others.length > 0} />}
              tag={shown !== 'saved' && <Tag tone={getStateTone(shown)}>{getWriteStateLabel(t, shown)}</Tag>}
              end={time(new Date(newest.at).toISOString(), 'ago')}
              page={linkOptions({ to: '/$workspace/activity', params: { workspace }, search: { entry: id } })}
            />
          ))}
        </ul>
      </div>
    </HomeSection>
  );
}

/** The kind of record and the change. Empty for a bulk run, whose name already contains both. */
function ChangeLabel({ entry, isRun }: { readonly entry: DisplayedEntry; readonly isRun: boolean }) {
  const t = useT();
  if (isRun) return null;
  const { before, after } = entry;
  const hasNewStatus = before !== null && after !== null && after.status !== before.status;
  const changeLabel = hasNewStatus
    ? formatFieldValue(t, 'status', after.status)
    : getActivityActionLabel(t, entry);
  return `${getActivityKindLabel(t, entry.kind)} · ${changeLabel}`;
}
