// Placeholders for content that is loading.
import { Skeleton, Stack } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

interface LoadingBarsProps {
  /** The heights of the expected pieces of content, in pixels. */
  readonly heights: readonly number[];
}

/** Shows loading bars. Their element needs a role, because elements without a role must not have an accessible name. */
export function LoadingBars({ heights }: LoadingBarsProps) {
  const t = useT();
  return (
    <Stack gap="xs" role="status" aria-label={t(m.common_loading)}>
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars don't change while the content loads
        <Skeleton key={index} height={height} />
      ))}
    </Stack>
  );
}
