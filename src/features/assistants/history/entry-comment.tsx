import { Button, Group, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type AppliedEdits, storeEditsComment } from '~/drafts/applied-edits';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import own from './history.module.css';

/** The maximum length of a comment in UTF-16 code units. */
export const MAX_COMMENT_LENGTH = 200;

/** The editable comment of a version. */
export function EntryComment({ entry }: { readonly entry: AppliedEdits }) {
  const t = useT();
  const { comment = '', number } = entry;
  const [typed, setTyped] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const wasEditing = useRef(false);
  const isEditing = typed !== null;
  useEffect(() => {
    // Moves the focus from the removed element to its replacement, because the button and the field replace each other.
    if (wasEditing.current !== isEditing) (isEditing ? field : button).current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const save = async (text: string) => {
    const isStored = await storeEditsComment(entry.place, entry.id, text.trim());
    setFailed(!isStored);
    if (isStored) setTyped(null);
  };
  if (typed === null)
    return (
      <Group gap="xs" className={own.comment}>
        {comment !== '' && (
          <Text size="sm" dir="auto" className={own.words}>
            {markHiddenCharacters(comment)}
          </Text>
        )}
        <Button
          ref={button}
          variant="subtle"
          size="compact-xs"
          aria-label={t(comment === '' ? m.assistants_comment_add_to : m.assistants_comment_edit_of, {
            number,
          })}
          onClick={() => setTyped(comment)}
        >
          {t(comment === '' ? m.assistants_comment_add : m.assistants_comment_edit)}
        </Button>
      </Group>
    );
  return (
    <form
      className={own.comment}
      onSubmit={(event) => {
        event.preventDefault();
        void save(typed);
      }}
    >
      <Group gap="xs" align="start">
        <TextInput
          ref={field}
          flex="1 1 14rem"
          aria-label={t(m.assistants_comment)}
          maxLength={MAX_COMMENT_LENGTH}
          value={typed}
          error={isFailed && t(m.assistants_comment_failed)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Escape' && !nativeEvent.isComposing) setTyped(null);
          }}
        />
        <Button type="submit" variant="default">
          {t(m.assistants_comment_save)}
        </Button>
        <Button variant="subtle" color="gray" onClick={() => setTyped(null)}>
          {t(m.common_cancel)}
        </Button>
      </Group>
    </form>
  );
}
