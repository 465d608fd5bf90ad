import { Menu } from '@mantine/core';
import {
  IconActivity,
  IconArchive,
  IconArchiveOff,
  IconArrowsMaximize,
  IconCopy,
  IconDeviceFloppy,
  IconEyeOff,
  IconHistory,
  IconLanguage,
  IconLayoutSidebarRight,
  IconLink,
  IconTrash,
  IconUnlink,
} from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { formatShortcutKey } from '~/markdown-editor/menus/key-label';
import { MoreActionsMenu } from '~/ui/overlay/more-actions-menu';
import classes from '../article.module.css';
import type { ArticleViewState } from './use-article-view';
import { FOCUS_MODE_KEY } from './view-tools';

export type ArticleAction =
  | 'unpublish'
  | 'archive'
  | 'delete'
  | 'link'
  | 'unlink'
  | 'activity'
  | 'save-copy'
  | 'publish-copy';

interface ArticleMenuProps {
  readonly status: string;
  readonly isTranslation: boolean;
  /** True while a save is in flight. Disables the actions that save something, because only one save can be in flight. */
  readonly isSaving: boolean;
  /** Called for the actions that need a dialog. */
  readonly onAsk: (action: ArticleAction) => void;
  readonly onUnarchive: () => void;
  readonly view: ArticleViewState;
  readonly onHistory: () => void;
}

const PAGE = '/$workspace/help-center/$portalSlug/articles/$articleId';

/** The menu of an article. Its actions neither save nor discard unsaved changes. */
export function ArticleMenu({ status, isTranslation, isSaving, onAsk, view, ...on }: ArticleMenuProps) {
  const t = useT();
  const { articleId } = useParams({ from: PAGE });
  const navigate = useNavigate({ from: PAGE });
  return (
    <MoreActionsMenu>
      <Menu.Item
        className={classes.narrow}
        leftSection={<IconHistory size={16} aria-hidden />}
        onClick={on.onHistory}
      >
        {t(m.common_history)}
      </Menu.Item>
      {view.hasOriginal && (
        <Menu.Item
          className={classes.narrow}
          leftSection={<IconLanguage size={16} aria-hidden />}
          onClick={view.toggleOriginal}
        >
          {t(m.help_center_view_original)}
        </Menu.Item>
      )}
      <Menu.Item
        className={classes.narrow}
        leftSection={<IconLayoutSidebarRight size={16} aria-hidden />}
        onClick={view.togglePanel}
      >
        {t(m.help_center_panel)}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowsMaximize size={16} aria-hidden />}
        rightSection={<kbd>{formatShortcutKey(FOCUS_MODE_KEY)}</kbd>}
        onClick={view.toggleFocusMode}
      >
        {t(m.editor_focus_mode)}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={() => void navigate({ to: '../new', search: { copies: Number(articleId) } })}
      >
        {t(m.common_duplicate)}
      </Menu.Item>
      {status === 'published' && (
        <Menu.Item
          disabled={isSaving}
          leftSection={<IconDeviceFloppy size={16} aria-hidden />}
          onClick={() => onAsk('save-copy')}
        >
          {t(m.help_center_save_copy)}
        </Menu.Item>
      )}
      <Menu.Item
        disabled={isSaving}
        leftSection={<IconLink size={16} aria-hidden />}
        onClick={() => onAsk('link')}
      >
        {t(isTranslation ? m.translations_relink : m.help_center_link)}
      </Menu.Item>
      {isTranslation && (
        <Menu.Item
          disabled={isSaving}
          leftSection={<IconUnlink size={16} aria-hidden />}
          onClick={() => onAsk('unlink')}
        >
          {t(m.help_center_unlink)}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconActivity size={16} aria-hidden />} onClick={() => onAsk('activity')}>
        {t(m.common_activity)}
      </Menu.Item>
      <Menu.Divider />
      {status === 'published' && (
        <Menu.Item
          disabled={isSaving}
          leftSection={<IconEyeOff size={16} aria-hidden />}
          onClick={() => onAsk('unpublish')}
        >
          {t(m.help_center_unpublish)}
        </Menu.Item>
      )}
      {status === 'archived' ? (
        <Menu.Item
          disabled={isSaving}
          leftSection={<IconArchiveOff size={16} aria-hidden />}
          onClick={on.onUnarchive}
        >
          {t(m.help_center_unarchive)}
        </Menu.Item>
      ) : (
        <Menu.Item
          disabled={isSaving}
          leftSection={<IconArchive size={16} aria-hidden />}
          onClick={() => onAsk('archive')}
        >
          {t(m.help_center_archive)}
        </Menu.Item>
      )}
      <Menu.Item
        color="red"
        disabled={isSaving}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => onAsk('delete')}
      >
        {t(m.common_delete)}
      </Menu.Item>
    </MoreActionsMenu>
  );
}
