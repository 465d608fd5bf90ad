import { Alert, List } from '@mantine/core';
import * as m from '~/i18n/messages';
import { type T, useT } from '~/i18n/use-t';
import { problemSentence } from '~/ui/problem-sentence';
import type { MoveOutcome, MoveResult } from './membership';

const SENTENCES = {
  waiting: m.teams_move_waiting,
  'on-its-way': m.common_saving,
  'not-sent': m.teams_move_not_sent,
  'not-applied': m.teams_move_no_trace,
  unknown: m.teams_move_unknown,
} as const;

function words(t: T, { move, outcome }: MoveResult): string {
  if (outcome.kind === 'done') return t(move.direction === 'joins' ? m.teams_joined : m.teams_left);
  if (outcome.kind !== 'refused') return t(SENTENCES[outcome.kind]);
  const { serverMessage } = outcome.error.context;
  return serverMessage ?? problemSentence(t, outcome.error, 'write').title;
}

const isGood = ({ kind }: MoveOutcome) => kind === 'done' || kind === 'waiting' || kind === 'on-its-way';

/** What became of each who was to join or leave. */
export function MoveResults({ results }: { readonly results: readonly MoveResult[] }) {
  const t = useT();
  if (results.length === 0) return null;
  return (
    <Alert
      color={results.every(({ outcome }) => isGood(outcome)) ? 'green' : 'yellow'}
      role="status"
      title={t(m.teams_moves_outcome)}
    >
      <List size="sm">
        {results.map((result) => (
          <List.Item key={result.move.agent.id} className="raw-text">
            {result.move.agent.name}: {words(t, result)}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
