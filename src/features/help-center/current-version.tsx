import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

interface CurrentVersionProps {
  readonly children: ReactNode;
  readonly onSaveMine: () => void;
  readonly onUseCurrent: () => void;
}

/** What somebody else stored meanwhile, while one's own stands in the fields, and the choice between them. */
export function CurrentVersion({ children, onSaveMine, onUseCurrent }: CurrentVersionProps) {
  const t = useT();
  return (
    <>
      <Text size="sm" fw={600}>
        {t(m.records_current_version)}
      </Text>
      {children}
      <Group gap="xs">
        <Button variant="default" onClick={onSaveMine}>
          {t(m.records_save_mine)}
        </Button>
        <Button variant="default" onClick={onUseCurrent}>
          {t(m.records_use_current)}
        </Button>
      </Group>
    </>
  );
}
