import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import type { SaveState } from './save-state';
import type { CopyState } from './use-local-copy';

interface SaveLineProps {
  readonly saving: SaveState;
  readonly isDirty: boolean;
  readonly copy: CopyState;
}

/** One line that says where the words are: on the platform, on their way, or in this browser only. */
export function SaveLine({ saving, isDirty, copy }: SaveLineProps) {
  const t = useT();
  const language = useFormatLocale();
  const words = () => {
    if (saving.step === 'sending') return t(m.common_saving);
    if (isDirty) {
      if (copy === 'failed') return t(m.help_center_line_nowhere);
      return t(copy === 'kept' ? m.help_center_line_kept : m.help_center_line_unsaved);
    }
    if (saving.step !== 'saved') return t(m.help_center_line_unchanged);
    const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium' }).format(saving.at);
    return t(saving.status === 'published' ? m.help_center_line_public : m.help_center_line_saved, { time });
  };
  return (
    <Text size="sm" c={copy === 'failed' && isDirty ? 'red' : 'dimmed'} role="status">
      {words()}
    </Text>
  );
}
