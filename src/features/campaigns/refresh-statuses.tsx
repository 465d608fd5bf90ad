import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ReadingStatus } from '~/records/reading-status';
import reading from '~/records/view-menu.module.css';
import classes from './refresh-statuses.module.css';
import type { useStatuses } from './use-statuses';

/** Reads again what the platform says of all that was sent, and tells how far it is. */
export function RefreshStatuses({ statuses }: { readonly statuses: ReturnType<typeof useStatuses> }) {
  const t = useT();
  const { state, canRead, read, stop } = statuses;
  return (
    <>
      {canRead && (
        <Button
          variant="default"
          className={classes.button}
          leftSection={<IconRefresh size={16} aria-hidden />}
          aria-busy={state.step === 'reading'}
          onClick={read}
        >
          {t(m.campaign_list_refresh)}
        </Button>
      )}
      {state.step !== 'idle' && (
        <section className={reading.reading} aria-label={t(m.campaign_list_refresh)}>
          <ReadingStatus state={state} onStop={stop} />
          {state.step === 'failed' && (
            <Button variant="default" size="compact-sm" onClick={stop}>
              {t(m.common_close)}
            </Button>
          )}
        </section>
      )}
    </>
  );
}
