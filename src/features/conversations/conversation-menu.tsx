import { Menu } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import type { Conversation } from '~/api/conversations';
import { DashboardItem } from '~/domain/dashboard-item';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ButtonMenu } from '~/ui/overlay/button-menu';
import type { MenuOfButton } from '~/ui/overlay/menu-button';
import classes from './conversation.module.css';
import { TranscriptDialog } from './transcript/transcript-dialog';

interface ConversationMenuProps extends MenuOfButton {
  readonly conversation: Conversation;
  /** The address of the conversation in the platform's dashboard, or null if unknown. */
  readonly inDashboard: string | null;
}

/** The menu of actions for a conversation. */
export function ConversationMenu({ conversation, inDashboard, ...menu }: ConversationMenuProps) {
  const t = useT();
  const [isTranscript, setTranscript] = useState(false);
  return (
    <>
      <ButtonMenu {...menu} look={{ position: 'bottom-end' }}>
        <DashboardItem className={classes.onPhone} href={inDashboard} />
        <Menu.Item leftSection={<IconFileText size={16} aria-hidden />} onClick={() => setTranscript(true)}>
          {t(m.conversations_transcript)}
        </Menu.Item>
      </ButtonMenu>
      {isTranscript && <TranscriptDialog conversation={conversation} onClose={() => setTranscript(false)} />}
    </>
  );
}
