// Highlights the changed words of visible lines. Lines are rendered without highlights until the worker responds.
import { useEffect, useState } from 'react';
import type { ChangeMarkings, LineMarking } from '~/lib/difference/change-markings';
import type { DifferenceModel } from '~/lib/difference/difference-model';
import { findLineMarking, type LineComparison, UNMARKED } from '~/lib/difference/line-markings';
import { requestTextTask } from '~/texts/ask';

interface Known {
  readonly model: DifferenceModel;
  readonly parts: ReadonlyMap<string, ChangeMarkings>;
}

const NONE: ReadonlyMap<string, ChangeMarkings> = new Map();
const WHOLE: LineMarking = { marks: [], whole: true };

/** Highlights whole lines. Used if the worker doesn't respond in time. */
const wholly = ({ removed, added }: LineComparison): ChangeMarkings => ({
  removed: removed.map(() => WHOLE),
  added: added.map(() => WHOLE),
  complete: true,
});

export function useWordHighlights(
  model: DifferenceModel,
  inSight: readonly number[],
): (index: number) => LineMarking {
  const [known, setKnown] = useState<Known>({ model, parts: NONE });
  const parts = known.model === model ? known.parts : NONE;
  const missing = new Map<string, LineComparison>();
  for (const index of inSight) {
    const found = findLineMarking(model, index, parts);
    if ('key' in found) missing.set(found.key, found);
  }
  const keys = [...missing.keys()].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys identify the lines whose highlights are missing
  useEffect(() => {
    if (missing.size === 0) return;
    const leaving = new AbortController();
    const wanted = [...missing.values()];
    const textsOf = (lines: readonly number[]) => lines.map((index) => model.textAt(index));
    const asked = wanted.map(({ removed, added }) => ({ removed: textsOf(removed), added: textsOf(added) }));
    requestTextTask('markings', { parts: asked }, leaving.signal)
      .catch(() => wanted.map(wholly))
      .then((responses) => {
        if (leaving.signal.aborted) return;
        const found = wanted.flatMap(({ key }, at) => {
          const response = responses[at];
          return response ? [[key, response] as const] : [];
        });
        setKnown((last) => ({
          model,
          parts: new Map([...(last.model === model ? last.parts : NONE), ...found]),
        }));
      });
    return () => leaving.abort();
  }, [model, keys]);
  return (index) => {
    const found = findLineMarking(model, index, parts);
    return 'key' in found ? UNMARKED : found;
  };
}
