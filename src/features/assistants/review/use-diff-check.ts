import { useUnifiedDifference } from '~/ui/difference/use-difference';
import { checkDifference, computeExpectedLines } from '../editing/expected-difference';

/**
 * Parses the platform's diff and finds the lines that the edits don't explain. Each pair in `expected` is the rendered
 * content before and after the edits. If there are several pairs, uses the pair that explains the diff best. If there
 * are no pairs, `foresight` is undefined.
 */
export function useDiffCheck(diff: string, expected: readonly (readonly [before: string, after: string])[]) {
  const difference = useUnifiedDifference(diff);
  const model = diff !== '' && difference.step === 'read' ? difference.model : null;
  const changed = (model?.lines ?? []).flatMap(({ kind, text }, index) =>
    kind === 'removed' || kind === 'added' ? [{ index, kind, text }] : [],
  );
  const checks = model
    ? expected.map(([before, after]) => checkDifference(diff, changed, computeExpectedLines(before, after)))
    : [];
  const [foresight] = checks.toSorted(
    (one, other) => one.unforeseen.size + one.missing - (other.unforeseen.size + other.missing),
  );
  return { difference, model, foresight };
}
