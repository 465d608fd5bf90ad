// How far a write is, as a sentence.
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { Step, WriteState } from './write-state';

const SENTENCES: { readonly [step in Step]?: typeof m.common_saving } = {
  checking: m.records_checking,
  sending: m.common_saving,
};

/** Null while nothing is on its way, and where a notice tells that the answer is lost. */
export function writeProgress(t: T, { step }: WriteState<unknown>): string | null {
  const sentence = SENTENCES[step];
  return sentence ? t(sentence) : null;
}
