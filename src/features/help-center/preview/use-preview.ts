import { type ReactElement, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BlockPlace } from './article-blocks';
import { blockElement } from './block-element';
import { type PreviewMaker, previewMaker } from './preview-maker';

export interface DrawnBlock extends BlockPlace {
  readonly element: ReactElement;
}

export type Preview =
  | { readonly step: 'making'; readonly blocks: readonly DrawnBlock[] }
  | { readonly step: 'drawn'; readonly blocks: readonly DrawnBlock[] }
  /** No preview can be made of this text; the blocks are those of the last that could be drawn. */
  | { readonly step: 'failed'; readonly blocks: readonly DrawnBlock[] };

/** The blocks of a text, made anew when it changes; a block that looks the same keeps its element. */
export function usePreview(text: string): Preview {
  const [preview, setPreview] = useState<Preview>({ step: 'making', blocks: [] });
  const maker = useRef<PreviewMaker>(null);

  useEffect(() => {
    let elements = new Map<string, ReactElement>();
    let drawn: readonly DrawnBlock[] = [];
    maker.current = previewMaker((made) => {
      if (made) {
        const kept = new Map<string, ReactElement>();
        drawn = made.places.flatMap((place) => {
          const tree = made.trees.get(place.key);
          const element = tree ? blockElement(tree) : elements.get(place.key);
          if (!element) return [];
          kept.set(place.key, element);
          return [{ ...place, element }];
        });
        elements = kept;
      }
      const step = made ? 'drawn' : 'failed';
      startTransition(() => setPreview({ step, blocks: drawn }));
    });
    return () => maker.current?.stop();
  }, []);

  const ask = useEffectEvent((wanted: string) => maker.current?.ask(wanted));
  useEffect(() => ask(text), [text]);
  return preview;
}
