// What a component or hook reads while it is drawn although it changes by itself: the compiler reads it once and keeps it.
import { transformSync } from 'oxc-transform-react';
import type { SourceFile } from './repository-rules';

/** What reads a clock or module state without an argument, which the compiler can't know. */
const MODULE_STATE = /^import .*\b(serverNow|imageHosts|pauseNow)\b.* from/m;

/** Clocks and chances read in rendering, by the React Compiler's own rule; and names of module state in components. */
export function impureReads({ path, text }: SourceFile): string[] {
  const { errors } = transformSync(path, text, {
    lang: path.endsWith('x') ? 'tsx' : 'ts',
    reactCompiler: {
      outputMode: 'lint',
      reportDiagnostics: true,
      environment: { validateNoImpureFunctionsInRender: true },
    },
  });
  const impure = errors
    .filter(({ message }) => message.includes('impure function'))
    .flatMap(({ labels }) => labels.map(({ start }) => `${path}:${text.slice(0, start).split('\n').length}`));
  const read = path.endsWith('.tsx') ? MODULE_STATE.exec(text)?.[1] : undefined;
  return read === undefined ? impure : [...impure, `${path}: ${read}`];
}
