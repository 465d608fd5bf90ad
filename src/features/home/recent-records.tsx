import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getResource } from '~/resources/resources';
import { useRecentRecords } from '~/resources/use-recent-records';
import { useScope } from '~/session/scope-context';
import { useTimeRenderer } from '~/ui/time/time';
import { HomeSection } from './home-section';
import classes from './lines.module.css';
import { RecordLine } from './record-line';

const ROWS = 6;

/** The records that the person opened most recently. Renders nothing if there are none. */
export function RecentRecords() {
  const t = useT();
  const time = useTimeRenderer();
  const workspace = useScope().slug;
  const recent = useRecentRecords().slice(0, ROWS);
  if (recent.length === 0) return null;
  return (
    <HomeSection title={t(m.frame_recent)}>
      <ul className={`${classes.frame} ${classes.lines} ${classes.plain}`}>
        {recent.flatMap((record) => {
          const resource = getResource(record.kind);
          return resource
            ? [
                <RecordLine
                  key={`${record.kind} ${record.parent ?? ''} ${record.id}`}
                  icon={resource.icon}
                  name={record.label}
                  end={record.at !== undefined && time(new Date(record.at).toISOString(), 'ago')}
                  page={resource.page(workspace, record)}
                />,
              ]
            : [];
        })}
      </ul>
    </HomeSection>
  );
}
