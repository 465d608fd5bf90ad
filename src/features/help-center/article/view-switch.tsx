import { ActionIcon, SegmentedControl } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconLayoutSidebarRight, IconMaximize, IconMinimize } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { keyLabel } from '../editor/key-label';
import classes from './article.module.css';
import type { ArticleView } from './use-article-view';

/** Chooses what stands beside the text, and whether its panel does. */
export function ViewSwitch({ view }: { readonly view: ArticleView }) {
  const t = useT();
  const panel = t(m.help_center_panel);
  const focusMode = t(m.editor_focus_mode);
  const FocusIcon = view.isFocusMode ? IconMinimize : IconMaximize;
  useHotkeys([['mod+.', view.togglePanel]], [], true);
  return (
    <>
      {!view.isFocusMode && (
        <SegmentedControl
          size="xs"
          className={classes.views}
          aria-label={t(m.help_center_view)}
          value={view.view}
          onChange={view.setView}
          data={[
            { value: 'write', label: t(m.help_center_view_write) },
            { value: 'both', label: t(m.common_side_by_side) },
            { value: 'preview', label: t(m.help_center_view_preview) },
            ...(view.hasOriginal
              ? [{ value: 'original' as const, label: t(m.help_center_view_original) }]
              : []),
          ]}
        />
      )}
      <ActionIcon
        variant={view.isFocusMode ? 'light' : 'subtle'}
        color="gray"
        size="input-sm"
        aria-label={focusMode}
        aria-pressed={view.isFocusMode}
        aria-keyshortcuts="Control+Shift+F"
        title={`${focusMode} (${keyLabel('Mod-Shift-f')})`}
        onClick={view.toggleFocusMode}
      >
        <FocusIcon size={16} aria-hidden />
      </ActionIcon>
      {!view.isFocusMode && (
        <ActionIcon
          className={classes.fold}
          variant={view.isPanelOpen ? 'light' : 'subtle'}
          color="gray"
          size="input-sm"
          aria-label={panel}
          aria-pressed={view.isPanelOpen}
          aria-keyshortcuts="Control+."
          title={panel}
          onClick={view.togglePanel}
        >
          <IconLayoutSidebarRight size={16} aria-hidden />
        </ActionIcon>
      )}
    </>
  );
}
