// A note in the page header. It says that the records can't be edited in the console.
import { IconLock } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './view-only-notice.module.css';

interface ViewOnlyNoticeProps {
  /** An explanation of who can edit the records. Announced to screen readers and shown on hover. */
  readonly reason?: string;
}

export function ViewOnlyNotice({ reason }: ViewOnlyNoticeProps) {
  const t = useT();
  return (
    <span className={classes.note} title={reason}>
      <IconLock size={14} aria-hidden />
      {t(m.common_view_only)}
      {reason && <span className="visually-hidden">. {reason}</span>}
    </span>
  );
}
