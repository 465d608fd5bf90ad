// Warns that the platform ignores some filters, so that the list is shown without them.
import { Alert } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

interface IgnoredParametersNoticeProps {
  /** The labels of the ignored fields. False for fields that aren't ignored. */
  readonly names: readonly (string | false)[];
}

export function IgnoredParametersNotice({ names }: IgnoredParametersNoticeProps) {
  const t = useT();
  const ignored = names.filter((name) => name !== false);
  if (ignored.length === 0) return null;
  return <Alert color="yellow">{t(m.common_ignored, { names: ignored })}</Alert>;
}
