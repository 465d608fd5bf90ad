// A menu item that opens a record in the product's own dashboard.
import { Menu } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

interface DashboardMenuItemProps {
  /** The URL of the record's page in the dashboard, or null if it isn't known. */
  readonly href: string | null;
  readonly className?: string | undefined;
}

export function DashboardMenuItem({ href, className }: DashboardMenuItemProps) {
  const t = useT();
  if (href === null) return null;
  return (
    <Menu.Item
      className={className}
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      leftSection={<IconExternalLink size={16} aria-hidden />}
    >
      {t(m.records_open_in_dashboard)}
    </Menu.Item>
  );
}
