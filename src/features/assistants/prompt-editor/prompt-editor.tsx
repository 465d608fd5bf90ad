import { openSearchPanel } from '@codemirror/search';
import { Button, Group, Input, Stack, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { FindPanel } from '~/ui/editor-find/find-panel';
import classes from './prompt-editor.module.css';
import { type PromptSource, usePromptView } from './use-prompt-view';

interface PromptEditorProps extends PromptSource {
  readonly label: string;
}

/** The editor of a long prompt: wrapped, numbered, searchable, and at ease with a megabyte. */
export function PromptEditor(props: PromptEditorProps) {
  const t = useT();
  const id = useId();
  const { host, view, searched, findBar, tell } = usePromptView(props, id);

  return (
    // What leaves the editor or its find bar may be about to propose: it is told what was typed first.
    <Stack gap={4} onBlur={tell}>
      <Group justify="space-between" gap="xs">
        <Input.Label id={id} labelElement="div">
          {props.label}
        </Input.Label>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconSearch size={14} aria-hidden />}
          onClick={() => view && openSearchPanel(view)}
        >
          {t(m.editor_find)}
        </Button>
      </Group>
      <div className={classes.frame}>
        <div ref={host} className={classes.host} />
      </div>
      <Text size="xs" c="dimmed">
        {t(m.assistants_text_length, { count: props.text.length })}
      </Text>
      {view &&
        searched &&
        findBar &&
        createPortal(
          <FindPanel view={view} state={searched} onReplacedAll={props.onReplacedEverywhere} />,
          findBar,
        )}
    </Stack>
  );
}
