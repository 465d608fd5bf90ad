import { IconWifiOff } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './offline-strip.module.css';

/** Below the bar for as long as there is no network. */
export function OfflineStrip() {
  const t = useT();
  return (
    <p className={classes.strip} role="status">
      <IconWifiOff size={16} aria-hidden />
      <span>
        <strong>{t(m.frame_offline)}</strong> {t(m.frame_offline_text)}
      </span>
    </p>
  );
}
