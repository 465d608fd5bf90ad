import { type RefObject, useEffect, useRef } from 'react';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import type { MarkdownPreviewHandle } from '../../preview/markdown-preview';
import type { Side } from '../../translations/use-translating';
import type { View } from './use-article-view';

/** Keeps the text and what is beside it at the same line, also where only one of them is in sight. */
export function useLineAtTop(
  view: View,
  editor: RefObject<MarkdownEditorHandle | null>,
  beside: RefObject<MarkdownPreviewHandle | null>,
  /** Where that is another text: the line of the one that stands for a line of the other, if it is followed. */
  across: (line: number, from: Side) => number | null,
  /** Both are as far down as each other. */
  isLevel: RefObject<boolean>,
) {
  const line = useRef(1);
  // What was read at the top of the preview is where writing goes on.
  useEffect(() => {
    if (view !== 'desktop' && view !== 'phone') editor.current?.scrollToLine(line.current);
  }, [view, editor]);
  return {
    lineAtTop: () => line.current,
    onEditorScroll(at: number) {
      line.current = at;
      if (isLevel.current) return beside.current?.scrollToTop(editor.current?.scrollTop() ?? 0);
      const there = across(at, 'own');
      if (there !== null) beside.current?.scrollToLine(there);
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
