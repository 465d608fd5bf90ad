import { type RefObject, useEffect, useRef } from 'react';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import { runWhenIdle } from '~/ui/run-when-idle';
import type { MarkdownPreviewHandle } from '../../preview/markdown-preview';
import type { TranslationSide } from '../../translations/use-translation-editing';
import type { ArticleViewMode } from './use-article-view';

/**
 * Synchronizes the scroll positions of the text and the pane next to it, line by line. Remembers the position of a
 * hidden pane.
 */
export function useScrollSync(
  view: ArticleViewMode,
  editor: RefObject<MarkdownEditorHandle | null>,
  beside: RefObject<MarkdownPreviewHandle | null>,
  /** Maps a line to the corresponding line in the other pane, or to null if the panes scroll independently. */
  across: (line: number, from: TranslationSide) => number | null,
  /** True if corresponding lines have the same scroll offset in both panes. */
  isLevel: RefObject<boolean>,
) {
  const line = useRef(1);
  const cancelNote = useRef<() => void>(undefined);
  // Scrolls the text to the line that was at the top of the preview, once the text is shown again.
  useEffect(() => {
    if (view !== 'desktop' && view !== 'phone') editor.current?.scrollToLine(line.current);
    return () => cancelNote.current?.();
  }, [view, editor]);
  return {
    lineAtTop: () => line.current,
    onEditorScroll(getTopLine: () => number) {
      cancelNote.current?.();
      if (!beside.current || isLevel.current) {
        beside.current?.scrollToTop(editor.current?.scrollTop() ?? 0);
        cancelNote.current = runWhenIdle(() => {
          line.current = getTopLine();
        });
        return;
      }
      line.current = getTopLine();
      const there = across(line.current, 'own');
      if (there !== null) beside.current.scrollToLine(there);
    },
    onPreviewScroll(at: number) {
      const there = across(at, 'original');
      if (there === null) return;
      line.current = there;
      if (isLevel.current) editor.current?.scrollToTop(beside.current?.scrollTop() ?? 0);
      else editor.current?.scrollToLine(there);
    },
  };
}
