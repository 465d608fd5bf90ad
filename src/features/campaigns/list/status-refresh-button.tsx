import { Anchor, Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { LoadStatus } from '~/records/list/load-status';
import reading from '~/records/list/view-menu.module.css';
import { useScope } from '~/session/scope-context';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import classes from './status-refresh-button.module.css';
import type { useStatusRefresh } from './use-status-refresh';

/** A button that refreshes the statuses of all sent campaigns and shows the progress. */
export function StatusRefreshButton({
  statuses,
}: {
  readonly statuses: ReturnType<typeof useStatusRefresh>;
}) {
  const t = useT();
  const workspace = useScope().slug;
  const { state, missing, forgetMissing, canRead, read, stop } = statuses;
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
          <LoadStatus state={state} onStop={stop} />
          {state.step !== 'reading' && (
            <Button ref={moveFocusOnRemoval} variant="default" size="compact-sm" onClick={stop}>
              {t(m.common_close)}
            </Button>
          )}
        </section>
      )}
      {missing.length > 0 && (
        <section className={reading.reading} role="alert" aria-label={t(m.campaign_list_refresh)}>
          {missing.map(({ id, number }) => (
            <Anchor
              key={id}
              size="sm"
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/$workspace/campaigns/$attemptId"
                  params={{ workspace, attemptId: id }}
                />
              )}
            >
              {t(m.campaign_outcome_id_missing, { number })}
            </Anchor>
          ))}
          <Button ref={moveFocusOnRemoval} variant="default" size="compact-sm" onClick={forgetMissing}>
            {t(m.common_close)}
          </Button>
        </section>
      )}
    </>
  );
}
