import { Alert, Button, Fieldset, Group, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { getAssistantText } from '~/api/assistants';
import type { AssistantContent, AssistantEdits, Replacement } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { withLineFeeds, withOwnLineBreaks } from '~/lib/line-ends';
import { useAvailability } from '~/session/use-availability';
import { withValue } from './assistant-edits';
import { ConfigField } from './config-field';
import type { Typing } from './edits';
import { NewKey } from './new-key';
import type { ReadStub } from './stub';

const PromptEditor = lazy(async () => ({
  default: (await import('./prompt-editor/prompt-editor')).PromptEditor,
}));

interface ContentEditorProps {
  readonly base: AssistantContent;
  readonly content: AssistantContent;
  readonly stubs: readonly ReadStub[];
  readonly typed: AssistantEdits['typed'];
  /** Tells how the content changes, so that changes of one moment add up. */
  readonly onChange: (update: (content: AssistantContent) => AssistantContent, typing?: Typing) => void;
  /** Undefined forgets what was typed. */
  readonly onTyped: (key: string, text: string | undefined) => void;
  readonly onReplacedEverywhere: (path: string, replacement: Replacement) => void;
  readonly onReadAgain: () => void;
}

/** The assistant's parts as fields. A stub is never shown as a value: its text is, or the word that it couldn't be read. */
export function ContentEditor(props: ContentEditorProps) {
  const { base, content, stubs, typed, onChange, onTyped, onReplacedEverywhere, onReadAgain } = props;
  const t = useT();
  const canReadText = useAvailability(getAssistantText) === 'on';
  const stubPaths = new Set(stubs.map(({ path }) => path));
  const removed = Object.keys(base.config).filter((key) => !Object.hasOwn(content.config, key));
  const setKey = (key: string, value: Parameters<typeof withValue>[2]) =>
    onChange((now) => ({ ...now, config: withValue(now.config, [key], value) }));
  return (
    <Stack gap="md">
      <TextInput
        label={t(m.common_name)}
        value={content.name ?? ''}
        onChange={(event) => {
          const text = event.currentTarget.value;
          // An empty field over what was null is still null.
          const name = text === '' && base.name === null ? null : text;
          onChange((now) => ({ ...now, name }));
        }}
      />
      <Textarea
        label={t(m.common_description)}
        autosize
        value={withLineFeeds(content.description ?? '')}
        onChange={(event) => {
          const text = withOwnLineBreaks(base.description ?? '', event.currentTarget.value);
          const description = text === '' && base.description === null ? null : text;
          onChange((now) => ({ ...now, description }));
        }}
      />
      {stubs.map(({ path }) => {
        const text = content.texts[path];
        return text === undefined ? (
          <Alert key={path}>
            <Text size="sm">{t(m.assistants_text_unread, { path })}</Text>
            {canReadText && (
              <Button variant="default" mt="xs" onClick={onReadAgain}>
                {t(m.common_retry)}
              </Button>
            )}
          </Alert>
        ) : (
          <Suspense key={path} fallback={<Skeleton height={400} aria-label={t(m.common_loading)} />}>
            <PromptEditor
              label={path}
              text={text}
              original={base.texts[path] ?? ''}
              onChange={(next, changes) =>
                onChange((now) => ({ ...now, texts: { ...now.texts, [path]: next } }), { [path]: changes })
              }
              onReplacedEverywhere={(replacement) => onReplacedEverywhere(path, replacement)}
            />
          </Suspense>
        );
      })}
      <Fieldset legend={t(m.assistants_config)}>
        <Stack gap="sm">
          {Object.entries(content.config)
            .filter(([key]) => !stubPaths.has(`config.${key}`))
            .map(([key, value]) => (
              <ConfigField
                key={key}
                name={key}
                value={value}
                original={base.config[key]}
                typed={typed[key]}
                onTyped={(text) => onTyped(key, text)}
                onChange={(next) => setKey(key, next)}
                onRemove={() => setKey(key, undefined)}
              />
            ))}
          {removed.map((key) => (
            <Group key={key} justify="space-between">
              <Text size="sm">{t(m.assistants_key_cleared, { name: key })}</Text>
              <Button variant="default" size="compact-sm" onClick={() => setKey(key, base.config[key])}>
                {t(m.assistants_restore_key, { name: key })}
              </Button>
            </Group>
          ))}
          <NewKey
            isTaken={(key) => Object.hasOwn(content.config, key)}
            onAdd={(key, value) => {
              onTyped(key, undefined);
              setKey(key, value);
            }}
          />
        </Stack>
      </Fieldset>
    </Stack>
  );
}
