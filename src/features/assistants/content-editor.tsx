import { Alert, Button, Fieldset, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { type AssistantContent, withValue } from './assistant-edits';
import { ConfigField } from './config-field';
import { fieldText, withOwnLineBreaks } from './line-breaks';
import type { ReadStub } from './stub';

interface ContentEditorProps {
  readonly base: AssistantContent;
  readonly content: AssistantContent;
  readonly stubs: readonly ReadStub[];
  readonly onChange: (content: AssistantContent) => void;
}

/** The assistant's parts as fields. A stub is never shown as a value: its text is, or the word that it couldn't be read. */
export function ContentEditor({ base, content, stubs, onChange }: ContentEditorProps) {
  const t = useT();
  const stubPaths = new Set(stubs.map(({ path }) => path));
  const removed = Object.keys(base.config).filter((key) => !Object.hasOwn(content.config, key));
  return (
    <Stack gap="md">
      <TextInput
        label={t(m.assistants_name)}
        value={content.name ?? ''}
        onChange={(event) => onChange({ ...content, name: event.currentTarget.value })}
      />
      <Textarea
        label={t(m.assistants_description)}
        autosize
        value={fieldText(content.description ?? '')}
        onChange={(event) => {
          const text = withOwnLineBreaks(base.description ?? '', event.currentTarget.value);
          // An empty field over what was null is still null.
          onChange({ ...content, description: text === '' && base.description === null ? null : text });
        }}
      />
      {stubs.map(({ path }) => {
        const text = content.texts[path];
        return text === undefined ? (
          <Alert key={path}>{t(m.assistants_text_unread, { path })}</Alert>
        ) : (
          <Textarea
            key={path}
            label={path}
            description={t(m.assistants_text_length, { count: text.length })}
            rows={16}
            spellCheck={false}
            value={fieldText(text)}
            onChange={(event) => {
              const next = withOwnLineBreaks(base.texts[path] ?? '', event.currentTarget.value);
              onChange({ ...content, texts: { ...content.texts, [path]: next } });
            }}
          />
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
                onChange={(next) => onChange({ ...content, config: withValue(content.config, [key], next) })}
                onRemove={() => onChange({ ...content, config: withValue(content.config, [key], undefined) })}
              />
            ))}
          {removed.map((key) => (
            <Group key={key} justify="space-between">
              <Text size="sm">{t(m.assistants_key_cleared, { name: key })}</Text>
              <Button
                variant="default"
                size="compact-sm"
                onClick={() =>
                  onChange({ ...content, config: withValue(content.config, [key], base.config[key]) })
                }
              >
                {t(m.assistants_restore_key, { name: key })}
              </Button>
            </Group>
          ))}
          <NewKey onAdd={(key) => onChange({ ...content, config: withValue(content.config, [key], '') })} />
        </Stack>
      </Fieldset>
    </Stack>
  );
}

function NewKey({ onAdd }: { readonly onAdd: (key: string) => void }) {
  const t = useT();
  const [name, setName] = useState('');
  return (
    <Group align="flex-end">
      <TextInput
        label={t(m.assistants_new_key)}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={name.trim() === ''}
        onClick={() => {
          onAdd(name.trim());
          setName('');
        }}
      >
        {t(m.assistants_add_key)}
      </Button>
    </Group>
  );
}
