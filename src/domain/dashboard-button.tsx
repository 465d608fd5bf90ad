// A button in the page header that opens a record in the product's own dashboard.
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import {
  buildDashboardAddress,
  type DashboardPathValues,
  type DashboardRecordKind,
} from '~/api/dashboard-address';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';

interface DashboardButtonProps extends DashboardPathValues {
  readonly record: DashboardRecordKind;
}

/** Renders nothing if the record's page in the dashboard isn't known. */
export function DashboardButton({ record, ...values }: DashboardButtonProps) {
  const t = useT();
  const href = buildDashboardAddress(record, values, useScope());
  if (href === null) return null;
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant="default"
      leftSection={<IconExternalLink size={16} aria-hidden />}
    >
      {t(m.records_open_in_dashboard)}
    </Button>
  );
}
