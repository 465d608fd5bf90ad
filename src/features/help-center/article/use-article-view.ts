import { useState } from 'react';

export type View = 'write' | 'both' | 'preview' | 'original';

/** What is looked at of an article: its text, how it will look, or what it translates; and whether its panel is open. */
export function useArticleView(hasOriginal: boolean) {
  const [view, setView] = useState<View>(hasOriginal ? 'original' : 'write');
  const [isPanelOpen, setPanelOpen] = useState(true);
  return { view, setView, hasOriginal, isPanelOpen, togglePanel: () => setPanelOpen(!isPanelOpen) };
}

export type ArticleView = ReturnType<typeof useArticleView>;
