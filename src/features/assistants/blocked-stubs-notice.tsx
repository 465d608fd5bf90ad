import { Alert } from '@mantine/core';
import { useEffect, useRef } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './assistants.module.css';
import { focusAtTop } from './focus-at-top';

/**
 * Explains that nothing was sent because a value contains a stub, the platform's shortened form of long text. Receives
 * the focus and scrolls into view.
 */
export function BlockedStubsNotice({ paths }: { readonly paths: readonly string[] }) {
  const t = useT();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => focusAtTop(notice.current), []);
  return (
    <Alert ref={notice} tabIndex={-1} className={classes.answer} color="red" role="alert">
      {t(m.assistants_placeholder_blocked, { paths })}
    </Alert>
  );
}
