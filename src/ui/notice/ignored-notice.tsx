// Says which choices of a list the platform ignores: each stands as if nothing had been chosen.
import { Alert } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

interface IgnoredNoticeProps {
  /** By the labels of their fields; false for one that isn't ignored. */
  readonly names: readonly (string | false)[];
}

export function IgnoredNotice({ names }: IgnoredNoticeProps) {
  const t = useT();
  const ignored = names.filter((name) => name !== false);
  if (ignored.length === 0) return null;
  return <Alert color="yellow">{t(m.common_ignored, { names: ignored })}</Alert>;
}
