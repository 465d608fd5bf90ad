import { Button, Group, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './assistants.module.css';
import { canPropose as hasEdits, isTyped, notAdded } from './edits';
import { isUnderWay } from './proposal-state';
import type { AssistantWork, Keeping, WorkHandle } from './work-store';

interface EditsBarProps {
  readonly handle: WorkHandle;
  readonly work: AssistantWork;
  /** Something can't be sent, and why stands above. */
  readonly isImpossible: boolean;
  /** Begun on another version than the one that is there now. */
  readonly isOutdated: boolean;
  /** The keys whose fields can't be read: proposing leads to the first. */
  readonly unreadable: readonly string[];
  readonly onPropose: () => void;
}

const KEEPING = {
  none: m.assistants_propose_text,
  'on-its-way': m.assistants_keeping,
  kept: m.assistants_kept,
  failed: m.assistants_unkept_short,
} as const satisfies Record<Keeping, unknown>;

const ENTERED = { setting: m.assistants_values, pasting: m.assistants_pasted };

/** What can be done with the edits, and where they are meanwhile. */
export function EditsBar({ handle, work, isImpossible, isOutdated, unreadable, onPropose }: EditsBarProps) {
  const t = useT();
  const { edits, proposals } = work;
  const state = proposals.at(-1)?.state;
  const isBusy = state !== undefined && isUnderWay(state);
  const left = notAdded(edits).map((name) => t(ENTERED[name]));
  const first =
    unreadable.length > 0
      ? t(m.assistants_unreadable_first, { keys: unreadable })
      : left.length > 0
        ? t(m.assistants_not_added_first, { names: left })
        : isOutdated
          ? t(m.assistants_carry_first)
          : isImpossible
            ? t(m.assistants_impossible_first)
            : null;
  return (
    <Group gap="xs" className={classes.bar}>
      <Button
        onClick={onPropose}
        loading={state?.step === 'proposing'}
        disabled={
          isBusy ||
          isImpossible ||
          isOutdated ||
          (unreadable.length === 0 && (left.length > 0 || !hasEdits(edits)))
        }
      >
        {t(m.assistants_propose)}
      </Button>
      <Button variant="default" disabled={isBusy || !isTyped(edits)} onClick={() => handle.discard()}>
        {t(m.assistants_discard)}
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {first} {t(KEEPING[work.keeping])}
      </Text>
    </Group>
  );
}
