import { Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { LintLine } from '~/domain/lint-line';
import { checkMessageText } from '~/domain/lints';
import { ConversationPicker, type ConversationSearchTerm } from '~/domain/simulation/conversation-picker';
import { FilledText } from '~/domain/simulation/filled-text';
import { RequestedConversation } from '~/domain/simulation/requested-conversation';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { fillTextVariables, findVariables, isVariable } from '~/lib/text/text-variables';
import { useScope } from '~/session/scope-context';
import { TextWithVariableChips } from '~/ui/identity/text-with-variable-chips';
import { getVariableName } from '~/ui/identity/variable-names';
import classes from './content-preview.module.css';

/**
 * The sample contact. There is no sample agent, conversation or inbox, because their values are known only when the
 * text is sent.
 */
const SAMPLE = {
  'contact.name': 'Ana Souza',
  'contact.first_name': 'Ana',
  'contact.email': 'ana@example.com',
  'contact.phone_number': '+1 555 0100',
};

interface ContentPreviewProps {
  readonly content: string;
  readonly onUseFullName?: (() => void) | undefined;
}

/**
 * Warnings about the variables in a response, and a preview for a sample contact or a real conversation. Renders
 * nothing for a response without variables.
 */
export function ContentPreview({ content, onUseFullName }: ContentPreviewProps) {
  const t = useT();
  const [isReal, setReal] = useState(false);
  if (findVariables(content).length === 0) return null;
  return (
    <>
      {checkMessageText(content).map((lint) => (
        <LintLine key={`${lint.code} ${lint.subject}`} lint={lint} onUseFullName={onUseFullName} />
      ))}
      <Fieldset
        m={0}
        variant="unstyled"
        classNames={{ legend: classes.legend }}
        legend={
          isReal
            ? t(m.canned_responses_preview_real)
            : t(m.campaigns_message_preview_for, { name: SAMPLE['contact.name'] })
        }
      >
        <Stack gap="xs">
          {isReal ? <ConversationPreview content={content} /> : <SamplePreview content={content} />}
          <Group>
            <Button variant="default" size="compact-sm" onClick={() => setReal(!isReal)}>
              {t(isReal ? m.canned_responses_preview_use_sample : m.canned_responses_preview_use_real)}
            </Button>
          </Group>
        </Stack>
      </Fieldset>
    </>
  );
}

/** Previews the text for the sample contact. */
function SamplePreview({ content }: Pick<ContentPreviewProps, 'content'>) {
  const t = useT();
  const values = { ...SAMPLE, 'account.name': useScope().name };
  const filledLater = findVariables(content).filter(
    (name) => isVariable(name) && !Object.hasOwn(values, name),
  );
  return (
    <>
      <Text size="sm" className={`raw-text ${classes.bubble}`} dir="auto">
        <TextWithVariableChips text={fillTextVariables(content, values)} />
      </Text>
      {filledLater.length > 0 && (
        <Text size="sm" c="dimmed">
          {t(m.campaigns_filled_when_sent, { names: filledLater.map((name) => getVariableName(t, name)) })}
        </Text>
      )}
    </>
  );
}

/** Previews the text for a conversation that the user searches for. Sends no request before the search. */
function ConversationPreview({ content }: Pick<ContentPreviewProps, 'content'>) {
  const [asked, setAsked] = useState<ConversationSearchTerm | null>(null);
  return (
    <>
      <ConversationPicker isFocused recent={[]} shown={asked} onAsk={setAsked} />
      {asked && (
        <RequestedConversation asked={asked} onPick={(number) => setAsked({ number })}>
          {(conversation) => <FilledText text={content} conversation={conversation} />}
        </RequestedConversation>
      )}
    </>
  );
}
