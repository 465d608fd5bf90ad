import { Alert, Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import type { NotSentReason } from '../../send/send';
import { SendingInOtherTabNotice } from '../../sending-in-other-tab-notice';
import { describeVoidReason } from '../audience/describe-void-reason';

interface NotSentNoticeProps {
  readonly notSent: NotSentReason;
  readonly when: 'now' | 'later';
}

export function NotSentNotice({ notSent, when }: NotSentNoticeProps) {
  const t = useT();
  return (
    <Alert color="red" variant="light" role="alert" title={t(m.campaigns_not_sent_title)}>
      <Reason notSent={notSent} when={when} />
    </Alert>
  );
}

const SAME = {
  unsettled: m.campaigns_same_unconfirmed,
  'sent-before': m.campaigns_same_sent_title,
  spent: m.campaigns_confirmation_used,
};

const FORBIDDEN = {
  'other-origin': m.campaigns_other_origin,
  'second-person': m.campaigns_approval_needed_title,
  password: m.campaigns_password_missing,
};

function Reason({ notSent, when }: NotSentNoticeProps) {
  const t = useT();
  const scope = useScope();
  switch (notSent.why) {
    case 'other-tab':
      return <SendingInOtherTabNotice holder={notSent.holder} />;
    case 'unsettled':
    case 'sent-before':
    case 'spent':
      return (
        <>
          {t(SAME[notSent.why], { when })}{' '}
          <Anchor
            renderRoot={(props) => (
              <Link
                to="/$workspace/campaigns/$attemptId"
                params={{ workspace: scope.slug, attemptId: notSent.attemptId }}
                {...props}
              />
            )}
          >
            {t(m.campaigns_open_attempt)}
          </Anchor>
        </>
      );
    case 'unreadable':
      return t(m.campaigns_quarantine_warning);
    case 'pause':
      return t(m.campaigns_pause);
    case 'void':
      return describeVoidReason(t, notSent.reason);
    case 'too-soon':
      return t(m.campaigns_too_soon);
    case 'too-late':
      return t(m.campaigns_too_late);
    case 'forbidden':
      return t(FORBIDDEN[notSent.reason]);
    case 'missing-part':
      return t(m.errors_part_not_loaded);
    case 'not-durable':
      return t(m.campaigns_not_durable);
  }
}
