// The one act that a list's page is first for: making something new.
import { Button, type ButtonProps } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentPropsWithoutRef } from 'react';

type NewButtonProps = Omit<ButtonProps, 'leftSection'> & ComponentPropsWithoutRef<'button'>;

export function NewButton(props: NewButtonProps) {
  return <Button aria-keyshortcuts="C" leftSection={<IconPlus size={16} aria-hidden />} {...props} />;
}
