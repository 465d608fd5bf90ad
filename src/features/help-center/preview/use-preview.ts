import type { Element } from 'hast';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { BlockPlace } from '~/lib/markdown/article-blocks';
import { type PreviewMaker, previewMaker } from './preview-maker';

export interface DrawnBlock extends BlockPlace {
  /** The very same as long as the block looks the same. */
  readonly tree: Element;
}

export type Preview =
  /** Again, with more time, after it took too long: `isAgain`. */
  | { readonly step: 'making'; readonly blocks: readonly DrawnBlock[]; readonly isAgain?: true }
  | { readonly step: 'drawn'; readonly blocks: readonly DrawnBlock[] }
  /** No preview can be made of this text; the blocks are those of the last that could be drawn. */
  | { readonly step: 'failed'; readonly blocks: readonly DrawnBlock[] }
  /** It took too long, but may be given more time. */
  | { readonly step: 'slow'; readonly blocks: readonly DrawnBlock[] };

/** The blocks of a text, made anew when it changes; a block that looks the same keeps its tree. */
export function usePreview(text: string): Preview & { readonly goOn: () => void } {
  const [preview, setPreview] = useState<Preview>({ step: 'making', blocks: [] });
  const maker = useRef<PreviewMaker>(null);

  useEffect(() => {
    let trees: ReadonlyMap<string, Element> = new Map();
    let drawn: readonly DrawnBlock[] = [];
    maker.current = previewMaker((made) => {
      if (made && made !== 'slow') {
        drawn = made.places.flatMap((place) => {
          const tree = made.trees.get(place.key) ?? trees.get(place.key);
          return tree ? [{ ...place, tree }] : [];
        });
        trees = new Map(drawn.map(({ key, tree }) => [key, tree]));
      }
      const step = made === 'slow' ? 'slow' : made ? 'drawn' : 'failed';
      startTransition(() => setPreview({ step, blocks: drawn }));
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
