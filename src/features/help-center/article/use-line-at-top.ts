import { type RefObject, useEffect, useRef } from 'react';
import type { MarkdownEditorHandle } from '../editor/editor-handle';
import type { MarkdownPreviewHandle } from '../preview/markdown-preview';
import type { View } from './use-article-view';

/** Keeps the text and what is beside it at the same line, also where only one of them is in sight. */
export function useLineAtTop(
  view: View,
  editor: RefObject<MarkdownEditorHandle | null>,
  beside: RefObject<MarkdownPreviewHandle | null>,
) {
  const line = useRef(1);
  // What was read at the top of the preview is where writing goes on.
  useEffect(() => {
    if (view !== 'preview') editor.current?.scrollToLine(line.current);
  }, [view, editor]);
  return {
    lineAtTop: () => line.current,
    onEditorScroll(at: number) {
      line.current = at;
      beside.current?.scrollToLine(at);
    },
    onPreviewScroll(at: number) {
      line.current = at;
      editor.current?.scrollToLine(at);
    },
  };
}
