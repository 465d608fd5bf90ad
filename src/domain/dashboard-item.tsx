// A menu item that opens a record in the product's own dashboard.
import { Menu } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

interface DashboardItemProps {
  /** Null if the record has no known page in the dashboard. */
  readonly href: string | null;
  readonly className?: string | undefined;
}

export function DashboardItem({ href, className }: DashboardItemProps) {
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
