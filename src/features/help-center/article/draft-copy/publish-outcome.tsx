import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { SaveNotice } from '~/records/form/save-notice';
import { isUnconfirmed } from '~/records/write-state';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import type { CopyPublishing } from './use-publish-copy';

/** Shows the outcome of writing a draft copy over its original. Renders nothing if writing succeeded. */
export function PublishOutcome({ publishing }: { readonly publishing: CopyPublishing }) {
  const t = useT();
  const { state, failure, checkNow } = publishing;
  return (
    <>
      {failure && (
        <ProblemNotice
          error={failure}
          purpose="read"
          meaning={{ title: t(m.records_not_sent_title), text: t(m.records_not_sent) }}
        />
      )}
      {state.step === 'refused' && <ProblemNotice error={state.error} purpose="write" />}
      <SaveNotice state={state} purpose="save" onCheckNow={() => void checkNow()} />
      {isUnconfirmed(state) && <Text size="sm">{t(m.help_center_copy_stays)}</Text>}
    </>
  );
}
