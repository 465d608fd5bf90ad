import { useState } from 'react';
import { useFocusMode } from './use-focus-mode';

export type View = 'write' | 'both' | 'preview' | 'original';

/**
 * What is looked at of an article: its text, how it will look, or what it translates; whether its panel is open; and
 * whether there is nothing but the text.
 */
export function useArticleView(hasOriginal: boolean) {
  const [view, setView] = useState<View>(hasOriginal ? 'original' : 'write');
  const [isPanelOpen, setPanelOpen] = useState(true);
  const { isFocusMode, toggleFocusMode } = useFocusMode();
  return {
    view: isFocusMode ? 'write' : view,
    setView,
    hasOriginal,
    isPanelOpen: isPanelOpen && !isFocusMode,
    togglePanel: () => setPanelOpen(!isPanelOpen),
    isFocusMode,
    toggleFocusMode,
  };
}

export type ArticleView = ReturnType<typeof useArticleView>;
