// Components shared by the dialogs that undo a logged write. They load the record before anything is shown or written.
import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isApiError } from '~/api/http/api-error';
import { buildQueryKey } from '~/api/http/query';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ActivityEntry } from '~/records/activity/entry';
import { useScope } from '~/session/scope-context';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Dialog } from '~/ui/overlay/dialog';
import { LoadingBars } from '~/ui/page/loading-bars';
import { getEntryRecordPage } from './entry-record-link';

interface CurrentRecordLoaderProps<Read> {
  readonly title: string;
  readonly entry: ActivityEntry;
  readonly read: () => Promise<Read>;
  readonly onClose: () => void;
  readonly children: (present: Read) => ReactNode;
}

/**
 * Loads the record once with `read` and renders the result. Shows a notice if loading fails or the record no longer
 * exists.
 */
export function CurrentRecordLoader<Read>({
  title,
  entry,
  read,
  onClose,
  children,
}: CurrentRecordLoaderProps<Read>) {
  const { data, error, refetch } = useQuery<Read, Error>({
    queryKey: [...buildQueryKey(useScope(), 'undo'), entry.id],
    queryFn: read,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (data !== undefined) return children(data);
  return (
    <Dialog size="lg" title={<span className="raw-text">{title}</span>} onClose={onClose}>
      {isApiError(error) && error.kind !== 'not-found' && (
        <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />
      )}
      {isApiError(error, 'not-found') && <GoneRecordNotice />}
      {!error && <LoadingBars heights={[80]} />}
    </Dialog>
  );
}

/** Reports that the record no longer exists. */
export function GoneRecordNotice() {
  const t = useT();
  return (
    <Alert color="yellow" role="alert" title={t(m.records_no_longer_exists_title)}>
      <Text size="sm">{t(m.records_undo_no_longer_exists)}</Text>
    </Alert>
  );
}

/** Returns a function that creates a toast action for opening the record of an activity entry. */
export function useShowRecordAction() {
  const t = useT();
  const navigate = useNavigate();
  const { slug } = useScope();
  return (entry: ActivityEntry) => {
    const page = getEntryRecordPage(entry, slug);
    return page ? { label: t(m.records_show), onClick: () => void navigate(page) } : undefined;
  };
}
