import { startTransition, useEffect, useRef, useState } from 'react';
import { DrawnBlocks } from './drawn-blocks';
import { type PreviewMaker, previewMaker } from './preview-maker';

export type Preview =
  /** Again, with more time, after it took too long: `isAgain`. */
  | { readonly step: 'making'; readonly blocks: DrawnBlocks | null; readonly isAgain?: true }
  | { readonly step: 'drawn'; readonly blocks: DrawnBlocks | null }
  /** No preview can be made of this text; the blocks are those of the last that could be drawn. */
  | { readonly step: 'failed'; readonly blocks: DrawnBlocks | null }
  /** It took too long, but may be given more time. */
  | { readonly step: 'slow'; readonly blocks: DrawnBlocks | null };

/** The blocks of a text, made anew when it changes; a block that looks the same keeps its tree. */
export function usePreview(text: string): Preview & { readonly goOn: () => void } {
  const [preview, setPreview] = useState<Preview>({ step: 'making', blocks: null });
  const maker = useRef<PreviewMaker>(null);

  useEffect(() => {
    let drawn: DrawnBlocks | null = null;
    maker.current = previewMaker((made) => {
      if (made && made !== 'slow') drawn = new DrawnBlocks(made, drawn);
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
