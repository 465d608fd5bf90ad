import { List, Stack, Title } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Time } from '~/ui/time/time';
import type { ProposalRecord } from '../editing/work-store';
import type { ProposalState } from './proposal-state';

const OUTCOME_LABELS = {
  editing: m.assistants_fate_editing,
  proposing: m.assistants_fate_proposing,
  'not-proposed': m.assistants_fate_not_proposed,
  proposed: m.assistants_fate_proposed,
  confirming: m.assistants_fate_confirming,
  confirmed: m.assistants_fate_confirmed,
  refused: m.assistants_fate_refused,
  stale: m.assistants_fate_stale,
  overtaken: m.assistants_fate_overtaken,
  lapsed: m.assistants_fate_lapsed,
  unknown: m.assistants_fate_unknown,
  undecided: m.assistants_fate_undecided,
  replaced: m.assistants_fate_replaced,
} as const satisfies Record<ProposalState['step'], unknown>;

/** Lists the proposals of this session with their outcomes, newest first. */
export function ProposalList({ proposals }: { readonly proposals: readonly ProposalRecord[] }) {
  const t = useT();
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t(m.assistants_proposals)}
      </Title>
      <List size="sm" aria-label={t(m.assistants_proposals)}>
        {[...proposals].reverse().map(({ id, startedAt, state }) => (
          <List.Item key={id}>
            <Time value={new Date(startedAt).toISOString()} />: {t(OUTCOME_LABELS[state.step])}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
