import { List, Stack, Title } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Time } from '~/ui/time/time';
import type { ProposalRecord } from '../editing/work-store';
import type { ProposalState } from './proposal-state';

const OUTCOME_LABELS = {
  editing: m.assistants_review_state_editing,
  proposing: m.assistants_review_state_preparing,
  'not-proposed': m.assistants_review_state_not_prepared,
  proposed: m.assistants_review_state_ready,
  confirming: m.assistants_review_state_applying,
  confirmed: m.assistants_review_state_applied,
  refused: m.assistants_review_state_rejected,
  stale: m.assistants_review_state_stale,
  overtaken: m.assistants_review_state_updated_elsewhere,
  lapsed: m.assistants_review_state_expired,
  unknown: m.assistants_review_state_not_confirmed,
  undecided: m.assistants_review_state_unclear,
  replaced: m.assistants_review_state_replaced,
} as const satisfies Record<ProposalState['step'], unknown>;

/** Lists the proposals of this session with their outcomes, newest first. */
export function ProposalList({ proposals }: { readonly proposals: readonly ProposalRecord[] }) {
  const t = useT();
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t(m.assistants_reviews)}
      </Title>
      <List size="sm" aria-label={t(m.assistants_reviews)}>
        {[...proposals].reverse().map(({ id, startedAt, state }) => (
          <List.Item key={id}>
            <Time value={new Date(startedAt).toISOString()} />: {t(OUTCOME_LABELS[state.step])}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
