// Says in the head of a page that its records can't be edited in the console.
import { IconLock } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './view-only.module.css';

export function ViewOnly() {
  const t = useT();
  return (
    <span className={classes.note}>
      <IconLock size={14} aria-hidden />
      {t(m.common_view_only)}
    </span>
  );
}
