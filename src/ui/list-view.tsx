// The states of a list: on its way, failed, empty, there; and there while a newer answer is on its way or failed.
import { Button, Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ProblemNotice } from './problem-notice';

interface ListViewProps<Answer extends { readonly data: readonly unknown[] }> {
  readonly query: UseQueryResult<Answer, ApiError>;
  /** What stands in the place of no rows. */
  readonly empty: ReactNode;
  /** Draws the answer; `isStale` while it is the answer to an earlier question. */
  readonly children: (answer: Answer, isStale: boolean) => ReactNode;
}

export function ListView<Answer extends { readonly data: readonly unknown[] }>(props: ListViewProps<Answer>) {
  const { query, empty, children } = props;
  const t = useT();
  const { data, error, isPlaceholderData, refetch } = query;
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
      {data && (data.data.length === 0 ? empty : children(data, isPlaceholderData))}
    </Stack>
  );
}
