import { Alert, Button, Stack } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { type ApprovalFile, shortHash } from '../../send/approval-file';
import type { KeepingState } from './use-kept-draft';

interface DraftNoticesProps {
  /** The address is of a draft that isn't here, and nothing was chosen yet. */
  readonly isMissing: boolean;
  /** The approval file that the draft began as; null where it began here. */
  readonly plan: ApprovalFile | null;
  readonly keeping: KeepingState;
  readonly isSending: boolean;
  readonly onKeepAnyway: () => void;
  readonly onKeepAgain: () => void;
}

/** Where the draft comes from, and why it isn't kept. */
export function DraftNotices(props: DraftNoticesProps) {
  const { isMissing, plan, keeping, isSending, onKeepAnyway, onKeepAgain } = props;
  const t = useT();
  if (keeping === 'open-elsewhere') {
    return (
      <Alert color="yellow" variant="light" title={t(m.campaigns_draft_elsewhere_title)}>
        <Stack gap="xs" align="flex-start">
          {t(m.campaigns_draft_elsewhere)}
          <Button variant="default" size="xs" onClick={onKeepAnyway} disabled={isSending}>
            {t(m.campaigns_draft_keep_this)}
          </Button>
        </Stack>
      </Alert>
    );
  }
  return (
    <>
      {isMissing && (
        <Alert color="blue" variant="light" role="status">
          {t(m.campaign_list_draft_missing)}
        </Alert>
      )}
      {plan !== null && (
        <Alert
          color="blue"
          variant="light"
          title={t(m.campaigns_approval_opened_title, { person: plan.plan.author })}
        >
          {t(m.campaigns_approval_opened)} {t(m.campaigns_approval_code, { code: shortHash(plan) })}
        </Alert>
      )}
      {keeping === 'no-storage' && (
        <Alert color="yellow" variant="light" title={t(m.campaigns_not_kept)}>
          <Button variant="default" size="xs" onClick={onKeepAgain} disabled={isSending}>
            {t(m.common_retry)}
          </Button>
        </Alert>
      )}
    </>
  );
}
