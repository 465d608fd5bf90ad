import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import type { TermProblem } from '~/lib/terms/check-terms';
import { matchCapitalization } from '~/lib/terms/replace-term';
import classes from '../conflict/review.module.css';
import { SentenceWithLineButton } from '../layout/sentence-with-line-button';

interface TermAdviceProps {
  readonly problem: TermProblem;
  readonly onGoToLine: ((line: number) => void) | undefined;
  /** Replaces the word. Returns false if the text no longer contains it. Undefined if the text can't be edited here. */
  readonly onReplace?: ((problem: TermProblem) => boolean) | undefined;
}

/** Returns a React key, so that an error stays with its word when the list changes. */
export const getTermProblemKey = ({ code, field, line, found, occurrence }: TermProblem): string =>
  `${code} ${field} ${line} ${occurrence} ${found}`;

/** Shows a word of the article that differs from the list of terms, with a button that replaces it. */
export function TermAdvice({ problem, onGoToLine, onReplace }: TermAdviceProps) {
  const t = useT();
  const [hasFailed, setFailed] = useState(false);
  const { code, found, use } = problem;
  return (
    <div className={classes.place}>
      <SentenceWithLineButton line={problem.line} onGoToLine={onGoToLine}>
        {describeTermProblem(t, problem)}
      </SentenceWithLineButton>
      {onReplace && code !== 'term_missing' && (
        <div className={classes.acts}>
          <Button
            variant="default"
            size="compact-sm"
            data-replace
            onClick={() => setFailed(!onReplace(problem))}
          >
            {t(m.terms_replace, { use: matchCapitalization(found, use) })}
          </Button>
          {hasFailed && (
            <Text size="xs" c="red" role="alert">
              {t(m.terms_replace_failed)}
            </Text>
          )}
        </div>
      )}
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
