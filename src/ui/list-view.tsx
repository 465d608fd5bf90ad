// The states of a list: on its way, failed, empty, there; and there while a newer answer is on its way or failed.
import { Button, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ProblemNotice } from './problem-notice';

/** What is shown of a read. */
export interface ListRead<Answer> {
  readonly data: Answer | undefined;
  readonly error: ApiError | null;
  readonly isPlaceholderData: boolean;
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface ListViewProps<Answer extends { readonly data: readonly unknown[] }> {
  readonly query: ListRead<Answer>;
  /** What stands in the place of no rows. */
  readonly empty: ReactNode;
  /** Draws the answer; `isStale` while it answers an earlier question, or is known to be old and read again. */
  readonly children: (answer: Answer, isStale: boolean) => ReactNode;
}

export function ListView<Answer extends { readonly data: readonly unknown[] }>(props: ListViewProps<Answer>) {
  const { query, empty, children } = props;
  const t = useT();
  const { data, error, isPlaceholderData, isStale, isFetching, refetch } = query;
  return (
    <Stack gap="md">
      {error && (
        <ProblemNotice error={error} purpose="read">
          <Button variant="default" onClick={() => void refetch()}>
            {t(m.common_retry)}
          </Button>
        </ProblemNotice>
      )}
      {!data && !error && (
        <Stack gap="xs" role="status" aria-label={t(m.common_loading)}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
            <Skeleton key={row} height={36} />
          ))}
        </Stack>
      )}
      {data &&
        (data.data.length === 0 ? empty : children(data, isPlaceholderData || (isStale && isFetching)))}
    </Stack>
  );
}
