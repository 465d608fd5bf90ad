import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { AssistantDraft } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { UnrestoredTextsNotice } from '~/records/form/unrestored-texts-notice';
import { RestoredNotice } from '~/ui/notice/restored-notice';
import { showSuccessToast } from '~/ui/notice/toast';
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog';
import { Time } from '~/ui/time/time';
import { DiscardEditsDialog } from './discard-edits-dialog';
import { useStoredEdits } from './use-stored-edits';
import type { AssistantWork, AssistantWorkStore } from './work-store';

interface StorageNoticeProps {
  readonly handle: AssistantWorkStore;
  readonly work: AssistantWork;
}

const moment = (at: number) => new Date(at).toISOString();

/**
 * Notices about stored edits: restored edits, further edits that can be restored, edits in other tabs, and a browser
 * that can't store edits.
 */
export function StorageNotice({ handle, work }: StorageNoticeProps) {
  const t = useT();
  const { left, elsewhere, restore, drop, putBack } = useStoredEdits(handle);
  const [isDiscarding, setDiscarding] = useState(false);
  const [dropping, setDropping] = useState<AssistantDraft>();
  const isUnkept = work.keeping === 'failed';
  useEffect(() => {
    if (!isUnkept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnkept]);
  return (
    <>
      <UnrestoredTextsNotice draftKey={handle.draftKey} />
      {work.restoredFrom !== null && (
        <RestoredNotice at={work.restoredFrom} onDiscard={() => setDiscarding(true)} />
      )}
      {elsewhere !== null && (
        <Alert color="yellow" title={t(m.assistants_elsewhere)}>
          <Text size="sm">
            {t(m.assistants_elsewhere_text)} <Time value={moment(elsewhere)} />
          </Text>
        </Alert>
      )}
      {left.length > 0 && (
        <Alert color="yellow" title={t(m.assistants_other_unsaved_edits)}>
          <Stack gap="xs">
            {left.map((draft) => (
              <Group key={draft.tab} gap="xs">
                <Text size="sm">
                  <Time value={moment(draft.at)} />
                </Text>
                <Button variant="default" size="compact-sm" onClick={() => void restore(draft)}>
                  {t(m.common_restore)}
                </Button>
                <Button variant="default" size="compact-sm" onClick={() => setDropping(draft)}>
                  {t(m.common_discard)}
                </Button>
              </Group>
            ))}
          </Stack>
        </Alert>
      )}
      {dropping && (
        <ConfirmDialog
          title={t(m.assistants_discard_title)}
          confirmLabel={t(m.common_discard)}
          error={null}
          pending={false}
          onConfirm={() => {
            setDropping(undefined);
            void drop(dropping);
            showSuccessToast({
              message: t(m.assistants_discarded),
              actions: [{ label: t(m.common_undo), onClick: () => void putBack(dropping) }],
            });
          }}
          onClose={() => setDropping(undefined)}
        >
          <Text size="sm">
            {t(m.assistants_discard_other)} <Time value={moment(dropping.at)} />
          </Text>
        </ConfirmDialog>
      )}
      {isDiscarding && <DiscardEditsDialog onClose={() => setDiscarding(false)} />}
      {isUnkept && (
        <Alert color="red" role="alert">
          {t(m.assistants_not_saved)}
        </Alert>
      )}
    </>
  );
}
