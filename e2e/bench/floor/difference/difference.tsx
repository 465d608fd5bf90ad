// Renders a diff in two ways to compare their speed: with the console's view, and with rows that a worker computes with
// the diff library alone.
import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import { createRoot, type Root } from 'react-dom/client';
import { DifferenceView } from '../../../../src/ui/difference/difference-view';
import { useUnifiedDifference } from '../../../../src/ui/difference/use-difference';
import { createDifferenceCases } from '../../difference-cases';
import type { BaselineRow } from './rows.worker';

globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html: string) => html,
  createScriptURL: (url: string) => url,
});
const nonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
const worker = new Worker(new URL('./rows.worker.ts', import.meta.url), { type: 'module' });

let root: Root | null = null;

function place(): HTMLElement {
  root?.unmount();
  root = null;
  document.body.replaceChildren();
  return document.body.appendChild(document.createElement('main'));
}

const Ours = ({ text }: { readonly text: string }) => (
  <DifferenceView difference={useUnifiedDifference(text)} label="difference" />
);

const ways = {
  console(text: string) {
    root = createRoot(place());
    root.render(
      <MantineProvider getStyleNonce={nonce}>
        <Ours text={text} />
      </MantineProvider>,
    );
  },
  floor(text: string) {
    const main = place();
    worker.onmessage = ({ data }: MessageEvent<BaselineRow[]>) => {
      for (const row of data) {
        const div = main.appendChild(document.createElement('div'));
        div.style.whiteSpace = 'pre-wrap';
        for (const { value, marked } of row)
          div.appendChild(document.createElement(marked ? 'mark' : 'span')).textContent = value;
      }
    };
    worker.postMessage(text);
  },
};

Object.assign(globalThis, {
  caseNames: createDifferenceCases().map(({ name }) => name),
  draw: (way: keyof typeof ways, index: number) => ways[way](createDifferenceCases()[index]?.text ?? ''),
  clear: place,
});
