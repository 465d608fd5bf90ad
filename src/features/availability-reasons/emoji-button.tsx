import { ActionIcon, Popover } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { EmojiField } from './emoji-field';

/** Shows the selected emoji, and opens a field to change it. */
export function EmojiButton(props: ComponentProps<typeof EmojiField>) {
  const { value, onChange, error } = props;
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const emoji = value.trim();
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={
            emoji ? t(m.availability_reasons_chosen_emoji, { emoji }) : t(m.availability_reasons_choose_emoji)
          }
          aria-invalid={error !== undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {emoji || <IconMoodSmile size={16} aria-hidden />}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown maw="17.5rem">
        <EmojiField
          {...props}
          onChange={(next, isSuggested) => {
            onChange(next);
            if (isSuggested) setOpen(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
