import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import { isTypingTarget } from '~/ui/form/is-typing-target';
import { wasHandledByOverlay } from '~/ui/overlay/covering';

/** The layout of the preview: next to the text, or alone at desktop or phone width. */
export type PreviewLayout = 'both' | 'desktop' | 'phone';
export type ArticleViewMode = 'write' | 'original' | PreviewLayout;

/** Manages the view of an article: the text, original or preview, the panel, and focus mode. */
export function useArticleView(hasOriginal: boolean, editor: RefObject<MarkdownEditorHandle | null>) {
  const [isBeside, setBeside] = useState(hasOriginal);
  const [isPreview, setPreview] = useState(false);
  const [preview, choosePreview] = useState<PreviewLayout>('desktop');
  const { isFocusMode, setFocusMode } = useFocusMode();
  useLeaveByEscape(isPreview, () => setPreview(false));
  // Focuses the editor when Escape is pressed outside the text. Otherwise Escape would leave the article.
  useLeaveByEscape(!isPreview && !isFocusMode, () => {
    if (!isTypingTarget(document.activeElement)) editor.current?.focus();
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
  // Registers the shortcuts here rather than in the buttons, because the buttons render later than the text.
  useHotkeys(
    [
      // Uses the physical key, because Option with a letter types another character on a Mac.
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
    /** True if the panel covers the text. */
    isPanelOver: isOver,
    isPanelBeside: isPanelOpen && !isOver,
    isPanelOpen,
    togglePanel,
    /** Opens the panel to show a field that has to be completed. */
    showPanel: () => {
      setOpen(true);
      setPreview(false);
      setFocusMode(false);
    },
    /** A counter. The title gets the focus each time it increases. */
    titleAsked,
    /** Shows and focuses the title field if the title is missing. */
    askTitle: () => {
      setTitleAsked(titleAsked + 1);
      setPreview(false);
    },
    /** Closes the drawer, so that it doesn't cover the selected position in the text. */
    leaveDrawer: () => setDrawerOpen(false),
    isFocusMode,
    toggleFocusMode,
  };
}

export type ArticleViewState = ReturnType<typeof useArticleView>;

/**
 * Manages focus mode, which hides everything but the text. The application frame reads the mode from an attribute of
 * the document. Leaving the page ends focus mode.
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

/** Calls `leave` when Escape is pressed, instead of leaving the page. */
function useLeaveByEscape(isOn: boolean, leave: () => void): void {
  const onEscape = (event: KeyboardEvent) => {
    if (!isOn || isTaken(event)) return;
    event.preventDefault();
    leave();
  };
  useHotkeys([['Escape', onEscape, { preventDefault: false }]], [], true);
}
