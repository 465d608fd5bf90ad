import { ActionIcon } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

export interface ShowPasswordButtonProps {
  readonly isShown: boolean;
  readonly onClick: () => void;
}

export function ShowPasswordButton({ isShown, onClick }: ShowPasswordButtonProps) {
  const t = useT();
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={t(m.sign_in_show_password)}
      // Keeps the focus in the password field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
}
