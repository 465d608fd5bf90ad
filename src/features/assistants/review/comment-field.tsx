import { TextInput } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useAssistantEditing } from '../editing/editing-context';
import { MAX_COMMENT_LENGTH } from '../history/entry-comment';

/**
 * A note about the edits for the history. The note is stored in this browser only, because the platform has no field
 * for it.
 */
export function CommentField({ isBusy }: { readonly isBusy: boolean }) {
  const t = useT();
  const { work, handle } = useAssistantEditing();
  return (
    <TextInput
      label={t(m.assistants_comment)}
      description={t(m.assistants_comment_text)}
      maxLength={MAX_COMMENT_LENGTH}
      disabled={isBusy}
      value={work.edits.comment}
      onChange={(event) => handle.change({ comment: event.currentTarget.value })}
    />
  );
}
