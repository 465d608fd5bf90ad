// What the dialogs that undo an entry have in common: what stands there now is read before anything is shown or written.
import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isApiError } from '~/api/http/api-error';
import { readKey } from '~/api/http/query';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ActivityEntry } from '~/records/activity/entry';
import { useScope } from '~/session/scope-context';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Dialog } from '~/ui/overlay/dialog';
import { LoadingBars } from '~/ui/page/loading-bars';
import { placeOf } from './entry-link';

interface PresentOfProps<Read> {
  readonly title: string;
  readonly entry: ActivityEntry;
  readonly read: () => Promise<Read>;
  readonly onClose: () => void;
  readonly children: (present: Read) => ReactNode;
}

/** Reads what an entry is about, and says where that can't be read or is gone. Nothing is read again meanwhile. */
export function PresentOf<Read>({ title, entry, read, onClose, children }: PresentOfProps<Read>) {
  const { data, error, refetch } = useQuery<Read, Error>({
    queryKey: [...readKey(useScope(), 'undo'), entry.id],
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
      {isApiError(error, 'not-found') && <Gone />}
      {!error && <LoadingBars heights={[80]} />}
    </Dialog>
  );
}

/** The record isn't there any more. */
export function Gone() {
  const t = useT();
  return (
    <Alert color="yellow" role="alert" title={t(m.records_gone_title)}>
      <Text size="sm">{t(m.records_undo_gone)}</Text>
    </Alert>
  );
}

/** Leads to where a record stands, from the toast about it. */
export function useView() {
  const t = useT();
  const navigate = useNavigate();
  const { slug } = useScope();
  return (entry: ActivityEntry) => {
    const place = placeOf(entry, slug);
    return place ? { label: t(m.records_show), onClick: () => void navigate(place) } : undefined;
  };
}
