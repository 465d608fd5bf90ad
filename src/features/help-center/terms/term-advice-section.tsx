import { Text } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import type { Article } from '~/api/articles';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { TermProblem } from '~/lib/terms/check-terms';
import { TruncatedList } from '~/ui/page/truncated-list';
import { Tag } from '~/ui/text/tag';
import { getTermProblemKey, TermAdvice } from '../article/publish/term-advice';
import classes from '../translations/structure-list.module.css';
import { useTermProblems } from './use-term-problems';

interface TermAdviceSectionProps {
  readonly portalSlug: string;
  readonly locale: string;
  readonly fields: { readonly title: string; readonly description: string; readonly content: string };
  /** The original of a translation. */
  readonly original: Article | undefined;
  readonly onGoToLine: (line: number) => void;
  /** Undefined if the text can't be edited. */
  readonly onReplace: ((problem: TermProblem) => boolean) | undefined;
  readonly onFocusEditor: () => void;
}

/** The number of words that are shown at first. */
const MAX_SHOWN = 6;

/**
 * While an article is written, shows the words that differ from the list of terms. Renders nothing if there are none.
 */
export function TermAdviceSection(props: TermAdviceSectionProps) {
  const { portalSlug, locale, fields, original, onGoToLine, onReplace, onFocusEditor } = props;
  const t = useT();
  const id = useId();
  const { title, description, content } = fields;
  const problems = useTermProblems(
    { title, description, content, locale, portal_slug: portalSlug },
    original,
  );
  const section = useRef<HTMLElement>(null);
  const hasReplaced = useRef(false);
  const replace = (problem: TermProblem) => {
    hasReplaced.current = onReplace?.(problem) ?? false;
    return hasReplaced.current;
  };
  // Moves the focus from the button of a replaced word, which was removed, to the next button or the editor.
  useEffect(() => {
    if (!hasReplaced.current || document.activeElement !== document.body) return;
    hasReplaced.current = false;
    const next = section.current?.querySelector<HTMLElement>('[data-replace]');
    if (next) next.focus();
    else onFocusEditor();
  });
  if (!problems || problems.length === 0) return null;
  return (
    <section ref={section} className={classes.structure} aria-labelledby={id}>
      <div className={classes.head}>
        <Text id={id} size="sm" fw={600}>
          {t(m.terms_title)}
        </Text>
        <Tag tone="warn">{t(m.translations_remaining_count, { count: problems.length })}</Tag>
      </div>
      <div className={classes.list}>
        <TruncatedList items={problems} first={MAX_SHOWN}>
          {(shown) =>
            shown.map((problem) => (
              <TermAdvice
                key={getTermProblemKey(problem)}
                problem={problem}
                onGoToLine={onGoToLine}
                onReplace={onReplace && replace}
              />
            ))
          }
        </TruncatedList>
      </div>
    </section>
  );
}
