import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import { isTyping } from '~/ui/form/is-typing';
import { wasHandledByOverlay } from '~/ui/overlay/covering';

/** The kind of preview: beside the text, or alone at desktop or phone width. */
export type PreviewLayout = 'both' | 'desktop' | 'phone';
export type ArticleViewMode = 'write' | 'original' | PreviewLayout;

/** Manages the view of an article: text, original or preview, the panel, and focus mode. */
export function useArticleView(hasOriginal: boolean, editor: RefObject<MarkdownEditorHandle | null>) {
  const [isBeside, setBeside] = useState(hasOriginal);
  const [isPreview, setPreview] = useState(false);
  const [preview, choosePreview] = useState<PreviewLayout>('desktop');
  const { isFocusMode, setFocusMode } = useFocusMode();
  useLeaveByEscape(isPreview, () => setPreview(false));
  // Escape outside the text focuses the editor, and never leaves the article.
  useLeaveByEscape(!isPreview && !isFocusMode, () => {
    if (!isTyping(document.activeElement)) editor.current?.focus();
  });
  const isOver = useMediaQuery('(max-width: 63.99em)', false, { getInitialValueInEffect: false });
  const [isBesideOpen, setBesideOpen] = useState(true);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [titleAsked, setTitleAsked] = useState(0);
  const [isOpen, setOpen] = isOver ? [isDrawerOpen, setDrawerOpen] : [isBesideOpen, setBesideOpen];
  const isPanelOpen = isOpen && !isFocusMode && !isPreview;
  const togglePreview = () => {
    setPreview(!isPreview);
    setFocusMode(false);
  };
  const togglePanel = () => setOpen(!isOpen);
  const toggleFocusMode = () => {
    setPreview(false);
    setFocusMode(!isFocusMode);
  };
  // Shortcuts are registered here, because the buttons with the same shortcuts render later than the text.
  useHotkeys(
    [
      // Compares the physical key, because Option types another character on a Mac.
      ['mod+alt+P', togglePreview, { usePhysicalKeys: true }],
      ['mod+shift+F', toggleFocusMode],
      ['mod+.', togglePanel],
    ],
    [],
    true,
  );
  const writing: ArticleViewMode = isBeside && hasOriginal && !isFocusMode ? 'original' : 'write';
  return {
    view: isPreview ? preview : writing,
    isPreview,
    choosePreview,
    togglePreview,
    hasOriginal,
    toggleOriginal: () => setBeside(!isBeside),
    /** The panel covers the text. */
    isPanelOver: isOver,
    isPanelBeside: isPanelOpen && !isOver,
    isPanelOpen,
    togglePanel,
    /** Opens the panel to show a field that has to be filled in. */
    showPanel: () => {
      setOpen(true);
      setPreview(false);
      setFocusMode(false);
    },
    /** The number of requests to focus the title. */
    titleAsked,
    /** Shows and focuses the missing title. */
    askTitle: () => {
      setTitleAsked(titleAsked + 1);
      setPreview(false);
    },
    /** Closes the drawer, so that the selected place of the text is visible. */
    leaveDrawer: () => setDrawerOpen(false),
    isFocusMode,
    toggleFocusMode,
  };
}

export type ArticleView = ReturnType<typeof useArticleView>;

/**
 * Turns focus mode on, which hides everything but the text, while this page is open. The frame reads the attribute from
 * the document.
 */
function useFocusMode() {
  const [isFocusMode, setFocusMode] = useState(false);
  useLeaveByEscape(isFocusMode, () => setFocusMode(false));
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-focus-mode', isFocusMode);
    return () => document.documentElement.removeAttribute('data-focus-mode');
  }, [isFocusMode]);
  return { isFocusMode, setFocusMode };
}

/** Reports whether the editor or an overlay handles the key. */
function isTaken(event: KeyboardEvent): boolean {
  const { defaultPrevented, isComposing, target } = event;
  if (defaultPrevented || isComposing || wasHandledByOverlay(event)) return true;
  return !(
    target instanceof Element &&
    target.isConnected &&
    (target === document.body || target.closest('main'))
  );
}

/** Makes Escape leave this view instead of the page. */
function useLeaveByEscape(isOn: boolean, leave: () => void): void {
  const onEscape = (event: KeyboardEvent) => {
    if (!isOn || isTaken(event)) return;
    event.preventDefault();
    leave();
  };
  useHotkeys([['Escape', onEscape, { preventDefault: false }]], [], true);
}
