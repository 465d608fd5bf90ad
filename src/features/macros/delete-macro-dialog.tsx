import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Macro } from '~/api/macros';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { DeleteDialog } from '~/records/form/delete-dialog';
import { getMacroRemoval } from '~/resources/macro-record';
import { useScope } from '~/session/scope-context';

interface DeleteMacroDialogProps {
  readonly macro: Macro;
  readonly onGone: () => void;
  readonly onClose: () => void;
}

export function DeleteMacroDialog({ macro, onGone, onClose }: DeleteMacroDialogProps) {
  const t = useT();
  const { name, visibility } = macro;
  const access = getMacroRemoval(useQueryClient(), useScope(), macro);
  return (
    <DeleteDialog
      title={t(m.macros_delete_title, { name })}
      name={name}
      access={access}
      onGone={onGone}
      onClose={onClose}
    >
      <Text size="sm">{t(visibility === 'global' ? m.macros_delete_global : m.macros_delete_personal)}</Text>
    </DeleteDialog>
  );
}
