import { Button, Group, Stack, TextInput } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

/** What most desks are busy with. Any other emoji can be typed or pasted. */
const SUGGESTED = ['🥪', '☕', '📞', '🗓️', '🎓', '✍️', '🩺', '🚗', '🧾', '🛠️', '🧘', '🏠'];

interface EmojiFieldProps {
  readonly value: string;
  readonly onChange: (emoji: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  /** A save is on its way: nothing is chosen that its outcome would wipe away. */
  readonly readOnly: boolean;
}

/** One emoji, chosen or typed; or none. */
export function EmojiField({ value, onChange, onBlur, error, readOnly }: EmojiFieldProps) {
  const t = useT();
  return (
    <Stack gap="xs">
      <TextInput
        label={t(m.availability_reasons_emoji)}
        description={t(m.availability_reasons_emoji_hint)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        error={error}
        autoComplete="off"
        readOnly={readOnly}
      />
      <Group gap={4} role="group" aria-label={t(m.availability_reasons_emoji_suggested)}>
        {SUGGESTED.map((emoji) => (
          <Button
            key={emoji}
            variant="default"
            size="compact-md"
            aria-label={t(m.availability_reasons_emoji_take, { emoji })}
            aria-pressed={emoji === value.trim()}
            disabled={readOnly}
            onClick={() => onChange(emoji)}
          >
            {emoji}
          </Button>
        ))}
        {value !== '' && (
          <Button variant="subtle" size="compact-md" disabled={readOnly} onClick={() => onChange('')}>
            {t(m.availability_reasons_emoji_clear)}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
