// Reports components and hooks that the React Compiler can't compile and therefore doesn't memoize.
import { transformSync } from 'oxc-transform-react';
import { parseSource } from './parsed-source';
import type { SourceFile } from './repository-rules';

/** Matches a directive that excludes a function from compilation, and the comment above it. */
const OPT_OUT = /(?:\/\/ (.*)\s+)?['"]use no (?:memo|forget)['"];/;

const listOptOuts = (file: SourceFile) =>
  OPT_OUT.test(file.text)
    ? parseSource(file).functions.flatMap((found) => {
        const optOut = OPT_OUT.exec(found.text);
        return optOut ? [{ ...found, reason: optOut[1] }] : [];
      })
    : [];

/** Returns the components and hooks that are excluded from compilation, each with its reason. */
export const findCompilerOptOuts = (file: SourceFile): string[] =>
  listOptOuts(file).flatMap(({ line, reason }) => (reason ? [`${file.path}:${line}: ${reason}`] : []));

/**
 * Returns the errors of the compiler, which runs with the options of vite.config.ts, and the exclusions without a
 * reason. The errors include reads of clocks and random values during rendering.
 */
export function findCompilerProblems(file: SourceFile): string[] {
  const { path, text } = file;
  const { errors } = transformSync(path, text, {
    lang: path.endsWith('x') ? 'tsx' : 'ts',
    reactCompiler: { reportDiagnostics: true, environment: { validateNoImpureFunctionsInRender: true } },
  });
  const optOuts = listOptOuts(file);
  return [
    ...errors
      .map(({ message, labels }) => ({ message, line: text.slice(0, labels[0]?.start).split('\n').length }))
      .filter(({ line }) => !optOuts.some((one) => one.line <= line && line < one.line + one.lines))
      .map(({ message, line }) => `${path}:${line}: ${message}`),
    ...optOuts
      .filter(({ reason }) => !reason)
      .map(({ line }) => `${path}:${line}: the opt-out has no reason`),
  ];
}
