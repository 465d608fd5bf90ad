import { Alert } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Outcome } from './save-state';

const SENTENCES = {
  created: m.availability_reasons_created_notice,
  'created-twice': m.availability_reasons_created_twice,
  saved: m.availability_reasons_saved_notice,
  unchanged: m.availability_reasons_unchanged_notice,
  deleted: m.availability_reasons_deleted_notice,
  'gone-before': m.availability_reasons_gone_notice,
} as const;

/** What was done, above the list that it was done to. */
export function OutcomeNotice({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const t = useT();
  const { kind, reason, isFound } = outcome;
  return (
    <Alert
      color={kind === 'created-twice' ? 'yellow' : 'green'}
      role="status"
      className="raw-text"
      withCloseButton
      closeButtonLabel={t(m.common_close)}
      onClose={onClose}
    >
      {t(SENTENCES[kind], { reason })} {isFound && t(m.availability_reasons_found)}
    </Alert>
  );
}
