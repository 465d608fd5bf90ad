import { Link, useLocation } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getResource } from '~/resources/resources';
import { useRecentRecords } from '~/resources/use-recent-records';
import { useScope } from '~/session/scope-context';
import { isWorkspaceRootPath } from '~/session/start-page';
import { RecordName } from '~/ui/text/record-name';
import { useTextMarker } from '~/ui/text/use-text-marker';
import navClasses from '../frame/nav-links.module.css';
import classes from './recent-links.module.css';

/**
 * Links to recent records, below the navigation sections. Links keep their positions when other records are opened.
 * Hidden on Home, which has its own list of recent records.
 */
export function RecentLinks() {
  const t = useT();
  const workspace = useScope().slug;
  const recent = useRecentRecords('listed');
  const mark = useTextMarker();
  const isHome = useLocation({ select: ({ pathname }) => isWorkspaceRootPath(pathname) });
  if (isHome || recent.length === 0) return null;
  return (
    <div className={classes.group}>
      <p className={navClasses.title}>{t(m.frame_recent)}</p>
      {recent.map((record) => {
        const resource = getResource(record.kind);
        if (!resource) return null;
        const { icon: Icon, page } = resource;
        return (
          <Link
            key={`${record.kind} ${record.parent ?? ''} ${record.id}`}
            {...page(workspace, record)}
            className={`${navClasses.link} ${classes.link}`}
            title={mark(record.label)}
          >
            <Icon size={16} aria-hidden />
            <span>
              <RecordName name={record.label} />
            </span>
          </Link>
        );
      })}
    </div>
  );
}
