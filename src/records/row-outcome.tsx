// How the row of a run ended, in a word and its colour, with why where that is known.
import { Badge, Text } from '@mantine/core';
import { useT } from '~/i18n/use-t';
import { rowSentence } from './row-sentence';
import type { RowState } from './run-rows';

const COLORS = {
  waiting: 'gray',
  running: 'blue',
  saved: 'green',
  unchanged: 'gray',
  conflict: 'yellow',
  gone: 'yellow',
  blocked: 'yellow',
  broken: 'yellow',
  'not-sent': 'yellow',
  refused: 'red',
  'not-applied': 'orange',
  unknown: 'orange',
} as const satisfies Record<RowState['step'], string>;

/** Where a row of a run stands, and the sentence that it needs. */
export function RowOutcome({ state }: { readonly state: RowState }) {
  const { label, text } = rowSentence(useT(), state);
  return (
    <>
      <Badge color={COLORS[state.step]} variant="dot">
        {label}
      </Badge>
      {text && (
        <Text size="xs" className="raw-text">
          {text}
        </Text>
      )}
    </>
  );
}
