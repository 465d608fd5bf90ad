// What stands in the place of something that is being read.
import { Skeleton, Stack } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

interface LoadingBarsProps {
  /** How high what comes in their place is, piece by piece, in pixels. */
  readonly heights: readonly number[];
}

/** Stands where something is being read. Screen readers are told so: bars without a role may have no name. */
export function LoadingBars({ heights }: LoadingBarsProps) {
  const t = useT();
  return (
    <Stack gap="xs" role="status" aria-label={t(m.common_loading)}>
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are the same bars for as long as it loads
        <Skeleton key={index} height={height} />
      ))}
    </Stack>
  );
}
