import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Page } from '~/ui/page';
import type { ConversationsSearch } from './conversations-search';
import { FindForm } from './find-form';
import { FoundConversations } from './found-conversations';
import { RecentConversations } from './recent-conversations';

interface ConversationsScreenProps {
  readonly search: ConversationsSearch;
  readonly onSearchChange: (change: ConversationsSearch) => void;
  /** Looks for an identifier; an empty one goes back to the list. */
  readonly onFind: (id: string) => void;
}

/** Finds a conversation by any identifier, and lists the recent ones. */
export function ConversationsScreen({ search, onSearchChange, onFind }: ConversationsScreenProps) {
  const t = useT();
  const { id = '' } = search;
  return (
    <Page title={t(m.frame_conversations)} description={t(m.conversations_description)}>
      <FindForm id={id} onFind={onFind} />
      {id.trim() === '' ? (
        <RecentConversations search={search} onSearchChange={onSearchChange} />
      ) : (
        <FoundConversations id={id} />
      )}
    </Page>
  );
}
