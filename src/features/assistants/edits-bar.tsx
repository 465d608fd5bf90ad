import { Button, Group, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './assistants.module.css';
import { canPropose as hasEdits, isTyped } from './edits';
import { isUnderWay } from './proposal-state';
import type { AssistantWork, Keeping, WorkHandle } from './work-store';

interface EditsBarProps {
  readonly handle: WorkHandle;
  readonly work: AssistantWork;
  /** Something can't be sent, and why stands above. */
  readonly isImpossible: boolean;
  /** Begun on another version than the one that is there now. */
  readonly isOutdated: boolean;
  readonly onPropose: () => void;
}

const KEEPING = {
  none: m.assistants_propose_text,
  'on-its-way': m.assistants_keeping,
  kept: m.assistants_kept,
  failed: m.assistants_unkept_short,
} as const satisfies Record<Keeping, unknown>;

/** What can be done with the edits, and where they are meanwhile. */
export function EditsBar({ handle, work, isImpossible, isOutdated, onPropose }: EditsBarProps) {
  const t = useT();
  const { edits, proposals } = work;
  const state = proposals.at(-1)?.state;
  const isBusy = state !== undefined && isUnderWay(state);
  return (
    <Group gap="xs" className={classes.bar}>
      <Button
        onClick={onPropose}
        loading={state?.step === 'proposing'}
        disabled={isBusy || isImpossible || isOutdated || !hasEdits(edits)}
      >
        {t(m.assistants_propose)}
      </Button>
      <Button variant="default" disabled={isBusy || !isTyped(edits)} onClick={() => handle.discard()}>
        {t(m.assistants_discard)}
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {t(
          isOutdated
            ? m.assistants_carry_first
            : isImpossible
              ? m.assistants_impossible_first
              : KEEPING[work.keeping],
        )}
      </Text>
    </Group>
  );
}
