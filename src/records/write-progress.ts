// Describes the progress of a write in a sentence.
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import type { WriteState, WriteStep } from './write-state';

const SENTENCES: { readonly [step in WriteStep]?: typeof m.common_saving } = {
  checking: m.records_checking,
  sending: m.common_saving,
};

/** Returns the sentence, or null if nothing is in flight or a notice already reports a lost response. */
export function describeWriteProgress(t: Translator, { step }: WriteState<unknown>): string | null {
  const sentence = SENTENCES[step];
  return sentence ? t(sentence) : null;
}
