import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useFocusReturn } from '~/ui/overlay/dialog';
import { useIsTopLayer } from '~/ui/overlay/use-is-top-layer';

interface ConversationPropertiesDrawerProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A drawer with the details of a conversation, for narrow screens. */
export function ConversationPropertiesDrawer({ onClose, children }: ConversationPropertiesDrawerProps) {
  const t = useT();
  useFocusReturn();
  return (
    <Drawer
      opened
      closeOnEscape={useIsTopLayer()}
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
