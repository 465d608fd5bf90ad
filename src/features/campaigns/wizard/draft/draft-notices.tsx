import { Alert, Anchor, Button, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { type ApprovalFile, getShortHash } from '../../send/approval-file';
import type { CampaignWizardState } from '../use-campaign-wizard';

interface DraftNoticesProps {
  /** True if the URL contains the ID of a draft that doesn't exist, and nothing was entered yet. */
  readonly isMissing: boolean;
  /**
   * The ID of the attempt with an unknown outcome, if the page was closed while the draft was being sent. Otherwise
   * null.
   */
  readonly interruptedAs: string | null;
  /** The approval file from which the draft was created. Null if there is none. */
  readonly plan: ApprovalFile | null;
  readonly wizard: Pick<CampaignWizardState, 'keeping' | 'isSending' | 'keepAnyway' | 'keepAgain'>;
}

/** Notices about how the draft was created and about failed saves. */
export function DraftNotices(props: DraftNoticesProps) {
  const { isMissing, interruptedAs, plan, wizard } = props;
  const { keeping, isSending, keepAnyway, keepAgain } = wizard;
  const t = useT();
  if (keeping === 'open-elsewhere') {
    return (
      <Alert color="yellow" variant="light" title={t(m.campaigns_draft_elsewhere_title)}>
        <Stack gap="xs" align="flex-start">
          {t(m.campaigns_draft_elsewhere)}
          <Button variant="default" size="xs" onClick={keepAnyway} disabled={isSending}>
            {t(m.campaigns_draft_save_this)}
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
      {interruptedAs !== null && <InterruptedNotice attemptId={interruptedAs} />}
      {plan !== null && (
        <Alert
          color="blue"
          variant="light"
          title={t(m.campaigns_approval_opened_title, { person: plan.plan.author })}
        >
          {t(m.campaigns_approval_opened)} {t(m.campaigns_approval_code, { code: getShortHash(plan) })}
        </Alert>
      )}
      {keeping === 'no-storage' && (
        <Alert color="yellow" variant="light" title={t(m.campaigns_draft_not_saved)}>
          <Button variant="default" size="xs" onClick={keepAgain} disabled={isSending}>
            {t(m.common_retry)}
          </Button>
        </Alert>
      )}
    </>
  );
}

function InterruptedNotice({ attemptId }: { readonly attemptId: string }) {
  const t = useT();
  const { slug } = useScope();
  return (
    <Alert color="yellow" variant="light" title={t(m.campaigns_interrupted_title)}>
      {t(m.campaigns_interrupted_text)}{' '}
      <Anchor
        renderRoot={(props) => (
          <Link to="/$workspace/campaigns/$attemptId" params={{ workspace: slug, attemptId }} {...props} />
        )}
      >
        {t(m.campaigns_open_attempt)}
      </Anchor>
    </Alert>
  );
}
