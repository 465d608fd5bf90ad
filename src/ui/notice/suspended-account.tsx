// Replaces the content of the page in a suspended account, whose lists, filters and buttons could only fail.
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { EmptyState } from '../table/empty-state';
import { CopyDetailsButton } from './copy-details-button';
import classes from './suspended-account.module.css';

/** Fields whose text is saved, unlike the text of search fields. */
const TEXT_FIELDS = 'textarea, [contenteditable], input:not([type=search], [type=checkbox], [type=radio])';

/**
 * Returns the page that contains the element. Returns null for a dialog and for a page with text fields, because text
 * that someone may be writing must stay visible.
 */
function findReplaceablePage(element: HTMLElement): HTMLElement | null {
  const content = element.closest('#content');
  if (!content || content.querySelector(TEXT_FIELDS)) return null;
  return content.querySelector<HTMLElement>('[data-page-head]')?.parentElement ?? null;
}

/**
 * Hides the page except its title and the notice that the account is suspended. Returns a function that ends the hiding.
 * If several failed queries show the notice, the page stays hidden until all of these functions were called.
 */
function hidePage(page: HTMLElement): () => void {
  const hiding: HTMLElement[] = [];
  for (let element: HTMLElement | null = page; element; element = element.parentElement) {
    hiding.push(element);
    if (element.id === 'content') break;
  }
  const count = (change: 1 | -1) => {
    for (const { dataset } of hiding) {
      const states = Number(dataset.suspended ?? 0) + change;
      if (states === 0) delete dataset.suspended;
      else dataset.suspended = String(states);
    }
  };
  count(1);
  return () => count(-1);
}

interface SuspendedAccountProps {
  readonly error: ApiError;
  /** The notice for places where the page can't be replaced. */
  readonly children: ReactNode;
}

export function SuspendedAccount({ error, children }: SuspendedAccountProps) {
  /** Undefined until the notice is mounted, and null if the page can't be replaced. */
  const [page, setPage] = useState<HTMLElement | null>();
  const markPlace = useCallback((element: HTMLElement | null) => {
    if (element) setPage(findReplaceablePage(element));
  }, []);
  if (page === undefined) return <span ref={markPlace} hidden />;
  return page ? createPortal(<SuspendedState error={error} page={page} />, page) : children;
}

interface SuspendedStateProps {
  readonly error: ApiError;
  readonly page: HTMLElement;
}

function SuspendedState({ error, page }: SuspendedStateProps) {
  const t = useT();
  useLayoutEffect(() => hidePage(page), [page]);
  const queryClient = useQueryClient();
  // Retries all failed queries of the page, because only the first one shows this state.
  const retry = () =>
    queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  return (
    <div className={classes.suspended}>
      <EmptyState
        role="alert"
        icon={<IconLock size={20} aria-hidden />}
        title={t(m.errors_suspended_title)}
        text={t(m.errors_suspended)}
        action={
          <div className={classes.actions}>
            <Button variant="default" onClick={() => void retry()}>
              {t(m.common_retry)}
            </Button>
            <CopyDetailsButton error={error} />
          </div>
        }
      />
    </div>
  );
}
