// The status of one row of a run (a bulk operation), as a colored tag with the reason if known.
import { Text } from '@mantine/core';
import { useT } from '~/i18n/use-t';
import { useIsProblemOutdated } from '~/ui/notice/ended-problem';
import { Tag, type TagTone } from '~/ui/text/tag';
import { describeRowState } from './describe-row-state';
import type { RowState } from './process-rows';

const TONES = {
  waiting: 'idle',
  running: 'timed',
  saved: 'ok',
  unchanged: 'idle',
  conflict: 'warn',
  gone: 'warn',
  blocked: 'warn',
  broken: 'warn',
  'not-sent': 'warn',
  refused: 'bad',
  'not-applied': 'warn',
  unknown: 'warn',
} as const satisfies Record<RowState['step'], TagTone>;

/** The row's status and, if needed, an explanation. */
export function RowOutcomeLabel({ state }: { readonly state: RowState }) {
  const { label, text } = describeRowState(useT(), state);
  const isEnded = useIsProblemOutdated('error' in state ? state.error : null);
  return (
    <>
      <Tag tone={TONES[state.step]}>{label}</Tag>
      {text && !isEnded && (
        <Text size="xs" className="raw-text">
          {text}
        </Text>
      )}
    </>
  );
}
