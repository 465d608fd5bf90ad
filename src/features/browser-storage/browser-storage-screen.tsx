import { Button } from '@mantine/core';
import { IconLock, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { buildQueryKey } from '~/api/http/query';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { describeStoredData, type StoredDataSummary } from '~/records/count-stored';
import { useScope } from '~/session/scope-context';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { createPreloadHandlers, LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { Page } from '~/ui/page/page';
import classes from './browser-storage.module.css';
import { StorageTable } from './storage-table';

const RemoveKept = createLazyPart(() => import('./remove-stored-data-dialog'), 'RemoveStoredDataDialog');

/** The person's data that is stored in this browser, by kind, with buttons to remove it. */
export function BrowserStorageScreen() {
  const t = useT();
  const scope = useScope();
  const { person } = scope;
  const { data: contents } = useQuery({
    queryKey: buildQueryKey(scope, 'browser-storage'),
    queryFn: () => describeStoredData(person),
    networkMode: 'always',
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  });
  const [removed, setRemoved] = useState<StoredDataSummary | 'all' | null>(null);
  const isEmpty = !contents?.some(({ name, entries }) => name !== 'campaigns' && entries > 0);
  return (
    <Page
      title={t(m.browser_storage_title)}
      actions={
        <Button
          variant="default"
          {...(!isEmpty && { c: 'var(--bad)' })}
          className={classes.all}
          aria-label={t(m.browser_storage_remove_all)}
          disabled={isEmpty}
          {...createPreloadHandlers(RemoveKept)}
          onClick={() => setRemoved('all')}
        >
          <IconTrash size={16} aria-hidden />
          <span>{t(m.browser_storage_remove_all)}</span>
        </Button>
      }
    >
      <p className={classes.note}>
        <IconLock size={16} aria-hidden />
        <span className="raw-text">{t(m.browser_storage_note, { person })}</span>
      </p>
      {contents && (
        <div {...createPreloadHandlers(RemoveKept)}>
          <StorageTable contents={contents} onRemove={setRemoved} />
        </div>
      )}
      <LazyPartBoundary asked={removed}>
        {removed && (
          <RemoveKept contents={removed === 'all' ? null : removed} onClose={() => setRemoved(null)} />
        )}
      </LazyPartBoundary>
    </Page>
  );
}
