import { UnstyledButton } from '@mantine/core';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { newVersion, watchVersion } from '../boot/new-version';
import { online } from '../boot/online';
import classes from './frame-strips.module.css';

/** Below the bar, one at a time: that there is no network, or that a newer console could be had. */
export function FrameStrips() {
  const t = useT();
  const isOnline = useSyncExternalStore(online.subscribe, online.get);
  const isNew = useSyncExternalStore(newVersion.subscribe, newVersion.get);
  useEffect(watchVersion, []);
  const hasStrip = !isOnline || isNew;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-strip', hasStrip);
    return () => document.documentElement.removeAttribute('data-strip');
  }, [hasStrip]);
  if (!isOnline)
    return (
      <p className={classes.strip} role="status">
        <IconWifiOff size={16} aria-hidden />
        <span>
          <strong>{t(m.frame_offline)}</strong> {t(m.frame_offline_text)}
        </span>
      </p>
    );
  if (!isNew) return null;
  return (
    <div className={classes.strip}>
      <IconRefresh size={16} aria-hidden />
      <span role="status">
        <strong>{t(m.frame_new_version)}</strong>{' '}
        <span className={classes.wide}>{t(m.frame_new_version_text)}</span>
      </span>
      {/* What isn't saved asks before the page goes, as it does whoever leaves. */}
      <UnstyledButton className={classes.act} onClick={() => location.reload()}>
        {t(m.errors_reload)}
      </UnstyledButton>
    </div>
  );
}
