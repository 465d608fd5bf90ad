import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useNamedRecordLists } from '~/domain/look-ups';
import { ConversationPicker, type ConversationSearchTerm } from '~/domain/simulation/conversation-picker';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getEventLabel } from '../event-labels';
import classes from './rule-test.module.css';

export interface RuleTestSearch {
  readonly event?: string | undefined;
  /** The number or another identifier of the tested conversation. */
  readonly conversation?: string | undefined;
  /** The ID of the inbox whose last conversations are tested. */
  readonly inbox?: number | undefined;
  /** The ID of the rule from which the page was opened. */
  readonly rule?: number | undefined;
}

interface RuleTestFieldsProps {
  readonly events: readonly string[];
  readonly event: string;
  readonly asked: ConversationSearchTerm | null;
  readonly inbox: number | undefined;
  readonly onSearchChange: (change: RuleTestSearch) => void;
}

/** Selects the event and what to test: one conversation, or the last conversations of an inbox. */
export function RuleTestFields({ events, event, asked, inbox, onSearchChange }: RuleTestFieldsProps) {
  const t = useT();
  const inboxes = useNamedRecordLists(['inbox']).inbox ?? [];
  const [chosen, setChosen] = useState(inbox);
  const inboxId = chosen ?? inboxes[0]?.id;
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={t(m.automation_rules_event)}
        value={event}
        data={[...new Set([...events, event])].map((value) => ({ value, label: getEventLabel(t, value) }))}
        onChange={({ currentTarget: { value } }) => onSearchChange({ event: value })}
      />
      <div className={classes.picker}>
        <ConversationPicker
          recent={[]}
          shown={asked}
          label={t(m.conversations_find_title)}
          onAsk={(next) =>
            onSearchChange({
              conversation: 'number' in next ? String(next.number) : next.identifier,
              inbox: undefined,
            })
          }
        />
      </div>
      {inboxes.length > 0 && (
        <form
          className={classes.inbox}
          onSubmit={(submit) => {
            submit.preventDefault();
            onSearchChange({ inbox: inboxId, conversation: undefined });
          }}
        >
          <NativeSelect
            label={t(m.common_inbox)}
            value={inboxId}
            data={inboxes.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
          />
          <Button type="submit" variant="default">
            {t(m.automation_rules_test_last)}
          </Button>
        </form>
      )}
    </div>
  );
}
