import { Alert, Button, Group, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Outcome } from './save-state';

interface OutcomeNoticeProps {
  readonly outcome: Outcome;
  /** Looks for the record in the list, where there is one. */
  readonly onShow: () => void;
  readonly onClose: () => void;
}

const SENTENCES = {
  created: m.canned_responses_created_notice,
  'created-found': m.canned_responses_created_found,
  saved: m.canned_responses_saved_notice,
  'saved-found': m.canned_responses_saved_found,
  unchanged: m.canned_responses_unchanged_notice,
  deleted: m.canned_responses_deleted_notice,
  'deleted-before': m.canned_responses_deleted_before,
} as const;

/** What was done, above the list that it was done to: the record itself may stand on another page. */
export function OutcomeNotice({ outcome, onShow, onClose }: OutcomeNoticeProps) {
  const t = useT();
  const { kind, short_code } = outcome;
  const isThere = kind !== 'deleted' && kind !== 'deleted-before';
  return (
    <Alert color="green" role="status" withCloseButton closeButtonLabel={t(m.common_close)} onClose={onClose}>
      <Group gap="sm">
        <Text size="sm" className="raw-text">
          {t(SENTENCES[kind], { short_code })}
        </Text>
        {isThere && (
          <Button variant="default" size="compact-xs" onClick={onShow}>
            {t(m.canned_responses_show)}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
