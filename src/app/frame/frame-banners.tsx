import { UnstyledButton } from '@mantine/core';
import { IconClockPause, IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { isNewVersionAvailable, watchForNewVersion } from '../boot/new-version';
import { onlineStatus } from '../boot/online';
import { useRateLimitSentence } from './describe-rate-limit';
import classes from './frame-banners.module.css';

/**
 * The longest rate limit wait in seconds that the banner doesn't show. For a short wait, shifting the page would be
 * worse than no banner, and the account button and menu show every wait.
 */
const SHORT_WAIT = 3;

/** A banner above the page that announces one of these states: offline, requests paused, or a new version. */
export function FrameBanners() {
  const t = useT();
  const isOnline = useSyncExternalStore(onlineStatus.subscribe, onlineStatus.get);
  const isNew = useSyncExternalStore(isNewVersionAvailable.subscribe, isNewVersionAvailable.get);
  useEffect(watchForNewVersion, []);
  const { sentence, secondsBlocked } = useRateLimitSentence();
  const isBlocked = secondsBlocked > SHORT_WAIT;
  const hasStrip = !isOnline || isBlocked || isNew;
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
  if (isBlocked)
    return (
      <p className={classes.strip} data-blocked>
        <IconClockPause size={16} aria-hidden />
        <span>{sentence}</span>
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
      <UnstyledButton className={classes.act} onClick={() => location.reload()}>
        {t(m.errors_reload)}
      </UnstyledButton>
    </div>
  );
}
