// The preview's worker: a text in, the blocks it is drawn from out, off the typing path.
import { blockMaker } from './article-blocks';

const makeBlocks = blockMaker();

self.addEventListener('message', (event: MessageEvent<string>) => {
  try {
    self.postMessage(makeBlocks(event.data));
  } catch {
    // Nesting deeper than the stack: said on screen, and the next text is tried afresh.
    self.postMessage(null);
  }
});
