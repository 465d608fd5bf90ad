import { useState } from 'react';
import { useFocusMode } from './use-focus-mode';

/** How it will look: beside the text, or alone, as wide as a desktop or as a phone. */
export type Preview = 'both' | 'desktop' | 'phone';
export type View = 'write' | 'original' | Preview;

/**
 * What is looked at of an article: its text, what that translates, or how it will look; whether its panel is open; and
 * whether there is nothing but the text.
 */
export function useArticleView(hasOriginal: boolean) {
  const [isBeside, setBeside] = useState(hasOriginal);
  const [isPreview, setPreview] = useState(false);
  const [preview, choosePreview] = useState<Preview>('desktop');
  const [isPanelOpen, setPanelOpen] = useState(true);
  const { isFocusMode, setFocusMode } = useFocusMode();
  const writing: View = isBeside && hasOriginal && !isFocusMode ? 'original' : 'write';
  return {
    view: isPreview ? preview : writing,
    isPreview,
    choosePreview,
    togglePreview: () => {
      setPreview(!isPreview);
      setFocusMode(false);
    },
    hasOriginal,
    toggleOriginal: () => setBeside(!isBeside),
    isPanelOpen: isPanelOpen && !isFocusMode && !isPreview,
    togglePanel: () => setPanelOpen(!isPanelOpen),
    isFocusMode,
    toggleFocusMode: () => {
      setPreview(false);
      setFocusMode(!isFocusMode);
    },
  };
}

export type ArticleView = ReturnType<typeof useArticleView>;
