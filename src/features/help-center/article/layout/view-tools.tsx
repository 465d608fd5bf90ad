import { ActionIcon, SegmentedControl } from '@mantine/core';
import {
  type Icon,
  IconColumns2,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconEye,
  IconLayoutColumns,
  IconLayoutSidebarRight,
  IconMaximize,
  IconMinimize,
} from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { formatShortcutKey } from '~/markdown-editor/menus/key-label';
import classes from '../article.module.css';
import type { ArticleViewState, PreviewLayout } from './use-article-view';

const PREVIEW_KEY = 'Mod-Alt-p';
export const FOCUS_MODE_KEY = 'Mod-Shift-f';

/** The buttons for the view: preview, original, focus mode and panel. */
export function ViewTools({ view }: { readonly view: ArticleViewState }) {
  const t = useT();
  if (view.isPreview) return <PreviewChoice view={view} />;
  return (
    <>
      {!view.isFocusMode && (
        <ToolButton
          glyph={IconEye}
          label={t(m.help_center_view_preview)}
          shortcut={PREVIEW_KEY}
          onClick={view.togglePreview}
        />
      )}
      {!view.isFocusMode && view.hasOriginal && (
        <ToolButton
          isWide
          glyph={IconColumns2}
          label={t(m.help_center_view_original)}
          isPressed={view.view === 'original'}
          onClick={view.toggleOriginal}
        />
      )}
      <ToolButton
        isWide={!view.isFocusMode}
        glyph={view.isFocusMode ? IconMinimize : IconMaximize}
        label={t(m.editor_focus_mode)}
        shortcut={FOCUS_MODE_KEY}
        isPressed={view.isFocusMode}
        onClick={view.toggleFocusMode}
      />
      {!view.isFocusMode && (
        <ToolButton
          isWide
          glyph={IconLayoutSidebarRight}
          label={t(m.help_center_panel)}
          shortcut="Mod-."
          isPressed={view.isPanelOpen}
          onClick={view.togglePanel}
        />
      )}
    </>
  );
}

interface ToolButtonProps {
  readonly glyph: Icon;
  readonly label: string;
  readonly onClick: () => void;
  /** The shortcut in CodeMirror's notation. */
  readonly shortcut?: string;
  readonly isPressed?: boolean;
  /** True to hide the button on phones, where the menu contains the action. */
  readonly isWide?: boolean;
}

/** An icon button. Its tooltip shows the shortcut. */
export function ToolButton({ glyph: Glyph, label, onClick, shortcut, isPressed, isWide }: ToolButtonProps) {
  return (
    <ActionIcon
      className={isWide ? classes.wide : undefined}
      variant={isPressed ? 'light' : 'subtle'}
      color="gray"
      size="input-sm"
      aria-label={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={shortcut?.replace('Mod', 'Control').replaceAll('-', '+')}
      title={shortcut ? `${label} (${formatShortcutKey(shortcut)})` : label}
      onClick={onClick}
    >
      <Glyph size={16} aria-hidden />
    </ActionIcon>
  );
}

const PREVIEWS = [
  ['both', IconLayoutColumns, m.common_side_by_side],
  ['desktop', IconDeviceDesktop, m.editor_preview_desktop],
  ['phone', IconDeviceMobile, m.editor_preview_phone],
] as const satisfies readonly (readonly [PreviewLayout, Icon, unknown])[];

/**
 * Selects the layout of the preview: next to the text, at desktop width or at phone width. Hidden on narrow screens.
 */
function PreviewChoice({ view }: { readonly view: ArticleViewState }) {
  const t = useT();
  return (
    <SegmentedControl
      className={classes.widths}
      aria-label={t(m.editor_preview_width)}
      value={view.view}
      onChange={(value) => view.choosePreview(PREVIEWS.find(([one]) => one === value)?.[0] ?? 'desktop')}
      data={PREVIEWS.map(([value, Glyph, label]) => ({
        value,
        label: (
          <span className={classes.choice}>
            <Glyph size={14} aria-hidden />
            <span>{t(label)}</span>
          </span>
        ),
      }))}
    />
  );
}
