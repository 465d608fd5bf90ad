// The worker's side: a difference comes in as text, and goes out ready to be drawn.
import { differenceModel } from './difference-model';

addEventListener('message', (event: MessageEvent<string>) => postMessage(differenceModel(event.data)));
