import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsTopLayer } from '~/ui/overlay/use-is-top-layer';

interface ConversationPropertiesDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A drawer with the details of a conversation, for narrow screens. */
export function ConversationPropertiesDrawer({
  isOpen,
  onClose,
  children,
}: ConversationPropertiesDrawerProps) {
  const t = useT();
  return (
    <Drawer
      opened={isOpen}
      closeOnEscape={useIsTopLayer(isOpen)}
      onClose={onClose}
      position="right"
      size={320}
      title={t(m.conversations_facts)}
      closeButtonProps={{ 'aria-label': t(m.common_close) }}
      styles={{ body: { padding: 0 } }}
    >
      {children}
    </Drawer>
  );
}
