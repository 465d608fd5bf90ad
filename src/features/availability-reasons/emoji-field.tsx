import { Button, Group, Stack, TextInput } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';

/** Suggested emoji. Any other emoji can be typed or pasted. */
const SUGGESTED = ['🥪', '☕', '📞', '🗓️', '🎓', '✍️', '🩺', '🚗', '🧾', '🛠️', '🧘', '🏠'];

interface EmojiFieldProps {
  readonly value: string;
  /** `isSuggested` is true if a suggestion was selected. */
  readonly onChange: (emoji: string, isSuggested?: boolean) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  /** True while a save is in flight. The field is locked, because the saved value would overwrite further changes. */
  readonly readOnly: boolean;
}

/** A field for an optional emoji, typed or selected. */
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
            aria-label={t(m.availability_reasons_emoji_use, { emoji })}
            aria-pressed={emoji === value.trim()}
            disabled={readOnly}
            onClick={() => onChange(emoji, true)}
          >
            {emoji}
          </Button>
        ))}
        {value !== '' && (
          <Button
            ref={moveFocusOnRemoval}
            variant="subtle"
            size="compact-md"
            disabled={readOnly}
            onClick={() => onChange('', true)}
          >
            {t(m.availability_reasons_emoji_clear)}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
