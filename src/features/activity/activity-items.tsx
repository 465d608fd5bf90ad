import { Menu } from '@mantine/core';
import { IconFileExport, IconTrash } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ActivityEntry } from '~/records/activity/entry';
import { useScope } from '~/session/scope-context';
import { ButtonMenu } from '~/ui/button-menu';
import type { MenuOfButton } from '~/ui/menu-button';
import { saveFile } from '~/ui/save-file';
import { activityJson, activitySheet } from './activity-file';

interface ActivityItemsProps extends MenuOfButton {
  /** What is shown: a file has the same. */
  readonly entries: readonly ActivityEntry[];
  readonly onDelete: () => void;
}

/** The activity out of this browser, as a file or for good. */
export function ActivityItems({ entries, onDelete, ...menu }: ActivityItemsProps) {
  const t = useT();
  const { slug } = useScope();
  const icon = <IconFileExport size={16} aria-hidden />;
  return (
    <ButtonMenu {...menu} look={{ position: 'bottom-end' }}>
      <Menu.Item
        leftSection={icon}
        disabled={entries.length === 0}
        onClick={() => saveFile(`activity-${slug}.csv`, activitySheet(entries), 'text/csv')}
      >
        {t(m.activity_export_csv)}
      </Menu.Item>
      <Menu.Item
        leftSection={icon}
        disabled={entries.length === 0}
        onClick={() => saveFile(`activity-${slug}.json`, activityJson(entries))}
      >
        {t(m.activity_export_json)}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={onDelete}>
        {t(m.activity_delete)}
      </Menu.Item>
    </ButtonMenu>
  );
}
