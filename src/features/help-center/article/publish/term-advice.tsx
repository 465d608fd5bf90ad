import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import type { TermProblem } from '~/lib/terms/check-terms';
import classes from '../conflict/review.module.css';
import { SentenceWithLineButton } from '../layout/sentence-with-line-button';

interface TermAdviceProps {
  readonly problem: TermProblem;
  readonly onGoToLine: ((line: number) => void) | undefined;
}

/** Shows a word of the article that differs from the list of terms. */
export function TermAdvice({ problem, onGoToLine }: TermAdviceProps) {
  const t = useT();
  return (
    <div className={classes.place}>
      <SentenceWithLineButton line={problem.line} onGoToLine={onGoToLine}>
        {describeTermProblem(t, problem)}
      </SentenceWithLineButton>
    </div>
  );
}

const IN_FIELD = {
  title: m.terms_use_in_title,
  description: m.terms_use_in_description,
  content: m.terms_use_instead,
} as const satisfies Record<TermProblem['field'], unknown>;

function describeTermProblem(t: Translator, { code, field, found, use }: TermProblem): string {
  if (code !== 'term_missing') return t(IN_FIELD[field], { found, use });
  return found === use ? t(m.terms_missing_never_translate, { use }) : t(m.terms_missing, { found, use });
}
