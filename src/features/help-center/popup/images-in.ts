// The images that stand in some texts, to be chosen again.
import { decoded, imageSource } from '~/lib/markdown/safe-address';
import { imageParts } from '../editor/inline-elements';
import { markdownParser } from '../editor/markdown-language';

export interface FoundImage {
  readonly address: string;
  readonly alternative: string;
  /** Of its file. */
  readonly name: string;
}

/** As many as one looks through. */
export const MOST_IMAGES = 200;

/** Each image that may be loaded once, with the first alternative text that it has somewhere. */
export function imagesIn(texts: readonly string[], hosts: readonly string[]): readonly FoundImage[] {
  const found = new Map<string, FoundImage>();
  for (const text of texts) {
    // Reading a text takes longer than seeing that it has none.
    if (found.size >= MOST_IMAGES || !text.includes('![')) continue;
    markdownParser.parse(text).iterate({
      enter: ({ name, node }) => {
        if (name !== 'Image') return;
        const [address, label] = imageParts(node, text);
        if (imageSource(address, hosts).kind !== 'allowed') return;
        const alternative = found.get(address)?.alternative || label.replace(/\\([\\[\]])/g, '$1');
        const file = decoded(new URL(address).pathname.split('/').at(-1) ?? '');
        found.set(address, { address, alternative, name: file });
      },
    });
  }
  return [...found.values()].slice(0, MOST_IMAGES);
}
