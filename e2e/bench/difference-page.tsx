// The page of the measurement: our view, and what the library alone needs for the same words, each from text to first paint.
import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import { diffWordsWithSpace, parsePatch } from 'diff';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { differenceModel } from '../../src/ui/difference/difference-model';
import { DifferenceView } from '../../src/ui/difference/difference-view';
import { cases } from './difference-cases';

/** Rows that the library's page draws: what fits on a screen. */
const SCREEN = 40;

/** Resolves once what was just put on the page has been painted. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

function place(): HTMLElement {
  document.body.replaceChildren();
  return document.body.appendChild(document.createElement('main'));
}

function Ours({ text, onDrawn }: { readonly text: string; readonly onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return <DifferenceView model={differenceModel(text)} label="difference" />;
}

async function ours(text: string): Promise<number> {
  const root = createRoot(place());
  await painted();
  const start = performance.now();
  await new Promise<void>((resolve) =>
    root.render(
      <MantineProvider>
        <Ours text={text} onDrawn={resolve} />
      </MantineProvider>,
    ),
  );
  await painted();
  const took = performance.now() - start;
  root.unmount();
  return took;
}

async function library(text: string): Promise<number> {
  const main = place();
  await painted();
  const start = performance.now();
  const lines = parsePatch(text).flatMap(({ hunks }) => hunks.flatMap((hunk) => hunk.lines));
  const rows = lines.map((line, index) => {
    const other = line.startsWith('-')
      ? lines[index + 1]
      : line.startsWith('+')
        ? lines[index - 1]
        : undefined;
    if (other === undefined) return [{ value: line, marked: false }];
    const [old, young] = line.startsWith('-') ? [line, other] : [other, line];
    const side = line.startsWith('-') ? 'removed' : 'added';
    // Both lines of a pair share one comparison.
    const parts = words(old.slice(1), young.slice(1));
    return parts.flatMap((part) =>
      part[side] || (!part.added && !part.removed) ? [{ value: part.value, marked: part[side] }] : [],
    );
  });
  for (const row of rows.slice(0, SCREEN)) {
    const div = main.appendChild(document.createElement('div'));
    div.style.whiteSpace = 'pre-wrap';
    for (const { value, marked } of row)
      div.appendChild(document.createElement(marked ? 'mark' : 'span')).textContent = value;
  }
  await painted();
  return performance.now() - start;
}

let last: { old: string; young: string; parts: ReturnType<typeof diffWordsWithSpace> } | null = null;

function words(old: string, young: string) {
  if (last?.old !== old || last.young !== young) last = { old, young, parts: diffWordsWithSpace(old, young) };
  return last.parts;
}

async function parsing(text: string): Promise<number> {
  const start = performance.now();
  parsePatch(text);
  return performance.now() - start;
}

const ways = { ours, library, parsing };
export type Way = keyof typeof ways;

Object.assign(globalThis, {
  caseNames: cases().map(({ name, text }) => `${name} (${(text.length / 1000).toFixed(0)} KB)`),
  measure: (way: Way, index: number) => {
    last = null;
    return ways[way](cases()[index]?.text ?? '');
  },
});
