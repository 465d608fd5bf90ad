import { startTransition, useEffect, useRef, useState } from 'react';
import { PreviewBlocks } from './preview-blocks';
import { createPreviewRequester, type PreviewRequester } from './preview-requester';

export type PreviewState =
  /** `isAgain` is true for the second attempt after a timeout, which has a longer time limit. */
  | { readonly step: 'making'; readonly blocks: PreviewBlocks | null; readonly isAgain?: true }
  | { readonly step: 'drawn'; readonly blocks: PreviewBlocks | null }
  /** Creating the preview failed. The blocks are those of the last successful attempt. */
  | { readonly step: 'failed'; readonly blocks: PreviewBlocks | null }
  /** The preview timed out. It can be retried with a longer time limit. */
  | { readonly step: 'slow'; readonly blocks: PreviewBlocks | null };

/** Creates the blocks of a text, and updates them when the text changes. Blocks that look the same keep their tree. */
export function usePreview(text: string): PreviewState & { readonly goOn: () => void } {
  const [preview, setPreview] = useState<PreviewState>({ step: 'making', blocks: null });
  const maker = useRef<PreviewRequester>(null);

  useEffect(() => {
    let drawn: PreviewBlocks | null = null;
    maker.current = createPreviewRequester((made) => {
      if (made && made !== 'slow') drawn = new PreviewBlocks(made, drawn);
      const step = made === 'slow' ? 'slow' : made ? 'drawn' : 'failed';
      const blocks = drawn;
      startTransition(() => setPreview({ step, blocks }));
    });
    return () => maker.current?.stop();
  }, []);

  useEffect(() => maker.current?.ask(text), [text]);
  const goOn = () => {
    setPreview({ step: 'making', blocks: preview.blocks, isAgain: true });
    maker.current?.bePatient();
    maker.current?.ask(text);
  };
  return { ...preview, goOn };
}
