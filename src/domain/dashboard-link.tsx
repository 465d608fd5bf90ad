// A link to a record in the product's own dashboard, if the configuration contains its address.
import { Anchor } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import {
  buildDashboardAddress,
  type DashboardPathValues,
  type DashboardRecordKind,
} from '~/api/dashboard-address';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';

interface DashboardLinkProps extends DashboardPathValues {
  readonly record: DashboardRecordKind;
}

/** Renders nothing if the record's page in the dashboard isn't known. */
export function DashboardLink({ record, ...values }: DashboardLinkProps) {
  const t = useT();
  const href = buildDashboardAddress(record, values, useScope());
  if (href === null) return null;
  return (
    <Anchor
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      size="sm"
      w="fit-content"
      display="block"
      mt="xs"
    >
      {t(m.records_open_in_dashboard)}{' '}
      <IconExternalLink size={14} aria-hidden style={{ verticalAlign: '-2px' }} />
    </Anchor>
  );
}
