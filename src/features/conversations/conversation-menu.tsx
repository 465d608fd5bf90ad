import { Menu } from '@mantine/core';
import { IconFileText, IconTestPipe } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Conversation } from '~/api/conversations';
import { DashboardMenuItem } from '~/domain/dashboard-menu-item';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { AttachedMenu } from '~/ui/overlay/attached-menu';
import type { AttachedMenuProps } from '~/ui/overlay/menu-button';
import classes from './conversation.module.css';
import { TranscriptDialog } from './transcript/transcript-dialog';

interface ConversationMenuProps extends AttachedMenuProps {
  readonly conversation: Conversation;
  /** The address of the conversation in the platform's dashboard, or null if unknown. */
  readonly inDashboard: string | null;
}

export function ConversationMenu({ conversation, inDashboard, ...menu }: ConversationMenuProps) {
  const t = useT();
  const { slug } = useScope();
  const mayReadRules = useIsAdministrator() !== false;
  const [isTranscript, setTranscript] = useState(false);
  return (
    <>
      <AttachedMenu {...menu} look={{ position: 'bottom-end' }}>
        <DashboardMenuItem className={classes.onPhone} href={inDashboard} />
        <Menu.Item leftSection={<IconFileText size={16} aria-hidden />} onClick={() => setTranscript(true)}>
          {t(m.conversations_transcript)}
        </Menu.Item>
        {mayReadRules && (
          <Menu.Item
            leftSection={<IconTestPipe size={16} aria-hidden />}
            renderRoot={(props) => (
              <Link
                {...props}
                to="/$workspace/automation-rules/test"
                params={{ workspace: slug }}
                search={{ conversation: String(conversation.id) }}
              />
            )}
          >
            {t(m.automation_rules_test_which_apply)}
          </Menu.Item>
        )}
      </AttachedMenu>
      {isTranscript && <TranscriptDialog conversation={conversation} onClose={() => setTranscript(false)} />}
    </>
  );
}
