import { Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react';
import { Children, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { PublishProblem } from '~/lib/markdown/publish-problem';
import type { TermProblem } from '~/lib/terms/check-terms';
import type { LineImageRef } from '~/markdown-editor/editor-handle';
import { TruncatedList } from '~/ui/page/truncated-list';
import { getProblemLabel } from '../../problem-labels';
import { isBlockingProblem } from '../../publish-blocks';
import classes from '../conflict/review.module.css';
import type { useUntranslatedText } from '../editing/use-untranslated-text';
import { SentenceWithLineButton } from '../layout/sentence-with-line-button';
import { type AddedText, listImageTextFields, type ProblemFixes } from './added-texts';
import { ArticleLinkFix } from './article-link-fix';
import { ExternalImageFix } from './external-image-fix';
import { HeadingLinkFix } from './heading-link-fix';
import { MissingTextFix } from './missing-text-fix';
import { PassedChecks } from './passed-checks';
import { getTermProblemKey, TermAdvice } from './term-advice';
import type { UnpublishedLink } from './use-unpublished-links';

/** The recommendations in a fixed order, which doesn't depend on whether the article follows them. */
const ADVICE = [
  ['description_missing', m.help_center_check_description],
  ['alternative_text_missing', m.help_center_check_alt_texts],
  ['image_foreign', m.help_center_check_images],
  ['heading_link_dead', m.help_center_check_links],
] as const;
type AdviceCode = (typeof ADVICE)[number][0];

/** The number of passages that are shown at first for each problem. */
const MAX_PLACES = 6;

/** The unpublished links. Null while loading, undefined if unavailable. */
type Links = readonly UnpublishedLink[] | null | undefined;

/** Reports whether a recommendation is followed. Returns null if the text couldn't be checked. */
function isAdviceDone(problems: readonly PublishProblem[], code: AdviceCode): boolean | null {
  const has = (other: PublishProblem['code']) => problems.some((problem) => problem.code === other);
  if (has(code)) return false;
  return code !== 'description_missing' && has('text_unchecked') ? null : true;
}

/** The untranslated passages. Null while searching, undefined if unavailable or not applicable. */
type Untranslated = ReturnType<typeof useUntranslatedText>;

/** The words that differ from the list of terms. Null while checking, undefined if there are no terms. */
type Terms = readonly TermProblem[] | null | undefined;

export const countOpenRecommendations = (
  problems: readonly PublishProblem[],
  ...lists: readonly (Links | Untranslated | Terms)[]
): number =>
  ADVICE.filter(([code]) => isAdviceDone(problems, code) === false).length +
  lists.filter((list) => list && list.length > 0).length;

/** Counts the passed checks. Returns null until all results are known. */
function countDone(
  problems: readonly PublishProblem[] | null,
  lists: readonly (Links | Untranslated | Terms)[],
): number | null {
  if (!problems || lists.includes(null)) return null;
  const done = ADVICE.filter(([code]) => isAdviceDone(problems, code));
  return done.length + lists.filter((list) => list?.length === 0).length;
}

/** Returns the labels of the passed checks. Excludes passed checks that are listed separately (`isOpen`). */
function listPassedTexts(
  problems: readonly PublishProblem[],
  { links, untranslated, terms }: Pick<PublishChecksProps, 'links' | 'untranslated' | 'terms'>,
  isOpen: (code: AdviceCode) => boolean,
) {
  const lists = [
    [links, m.help_center_check_articles],
    [terms, m.terms_check],
    [untranslated, m.translations_all_translated],
  ] as const;
  return [
    ...ADVICE.filter(([code]) => isAdviceDone(problems, code) && !isOpen(code)).map(([, message]) => message),
    ...lists.filter(([list]) => list?.length === 0).map(([, message]) => message),
  ];
}

interface PublishChecksProps {
  /** Null while the check is running. */
  readonly problems: readonly PublishProblem[] | null;
  readonly links?: Links;
  readonly untranslated?: Untranslated;
  readonly terms?: Terms;
  /** Scrolls to a line. Undefined if the text isn't visible. */
  readonly onGoToLine?: (line: number) => void;
  readonly mending?: ProblemFixes;
  /** Replaces a word with the preferred term. Used if `mending` is undefined, so that only words can be fixed. */
  readonly onReplaceWord?: ProblemFixes['onReplaceWord'];
}

/**
 * Shows the checks before publishing, with a fix for each problem where possible. Only blocking problems prevent
 * publishing.
 */
export function PublishChecks(props: PublishChecksProps) {
  const { problems, links, untranslated, terms, onGoToLine, mending, onReplaceWord } = props;
  const t = useT();
  const [mended, setMended] = useState<readonly AddedText[]>([]);
  const blocking = problems?.filter(isBlockingProblem) ?? [];
  const lists = [links, untranslated, terms].filter((list) => list !== undefined);
  const done = countDone(problems, lists);
  const all = ADVICE.length + lists.length + (blocking.length > 0 ? 1 : 0);
  const typed = (code: AdviceCode) =>
    problems && (code === 'description_missing' || code === 'alternative_text_missing')
      ? listImageTextFields(problems, code, mended)
      : [];
  const section = useRef<HTMLElement>(null);
  const blockId = useId();
  // Moves the focus back into the dialog after a fix removed the focused button, because Escape would otherwise leave
  // the page.
  useEffect(() => {
    if ((mending || onReplaceWord) && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
  });
  return (
    <section ref={section} tabIndex={-1}>
      <div className={classes.head}>
        <Title order={3} size="h5">
          {t(m.help_center_checks_title)}
        </Title>
        {/* Only announced if everything passed, because the list then contains the same count. */}
        <Text size="sm" c="dimmed" role="status" className={done === all ? 'visually-hidden' : undefined}>
          {done === null ? t(m.help_center_checks_running) : t(m.help_center_checks_done, { done, all })}
        </Text>
      </div>
      {problems && (
        <ul className={classes.checks}>
          {blocking.length > 0 && (
            <li data-state="blocked">
              <IconCircleX size={16} aria-hidden />
              <div role="alert" aria-labelledby={blockId}>
                <Text id={blockId} size="sm" fw={500}>
                  {t(m.help_center_checks_block)}
                </Text>
                {blocking.map((problem, index) => (
                  <ProblemLine
                    key={getProblemKey(problem, index)}
                    problem={problem}
                    onGoToLine={onGoToLine}
                  />
                ))}
              </div>
            </li>
          )}
          {ADVICE.map(([code, message]) => (
            <Advice key={code} isDone={isAdviceDone(problems, code)} text={t(message)}>
              {mending &&
                typed(code).map(({ problem, place, index, image, at }) => (
                  <MissingTextFix
                    key={`${problem.line} ${place}`}
                    label={t(
                      code === 'description_missing' ? m.common_description : m.help_center_image_alt_text,
                    )}
                    onAdd={(text, former) => {
                      const which = image === null ? { without: index } : { image, former };
                      const added = addText(mending, problem, which, text);
                      if (image === null && added !== null)
                        setMended((now) => [...now, { problem, place, image: added, known: problems, at }]);
                      return added !== null;
                    }}
                  >
                    {image === null && <ProblemLine problem={problem} onGoToLine={onGoToLine} />}
                  </MissingTextFix>
                ))}
              {(!mending || typed(code).length === 0) &&
                problems
                  .filter((problem) => problem.code === code)
                  .map((problem, index) => (
                    <ProblemLine
                      key={getProblemKey(problem, index)}
                      problem={problem}
                      onGoToLine={onGoToLine}
                    >
                      {mending && <MendPlace {...{ problem, mending }} />}
                    </ProblemLine>
                  ))}
            </Advice>
          ))}
          {links !== undefined && (
            <Advice isDone={links && links.length === 0} text={t(m.help_center_check_articles)}>
              {mending &&
                links?.map((link, index) => (
                  <ArticleLinkFix
                    key={getProblemKey({ code: 'link', line: link.line, subject: link.address }, index)}
                    link={link}
                    mending={mending}
                    onGoToLine={onGoToLine}
                  />
                ))}
            </Advice>
          )}
          {terms !== undefined && (
            <Advice isDone={terms && terms.length === 0} text={t(m.terms_check)}>
              {terms?.map((problem) => (
                <TermAdvice
                  key={getTermProblemKey(problem)}
                  problem={problem}
                  onGoToLine={onGoToLine}
                  onReplace={mending?.onReplaceWord ?? onReplaceWord}
                />
              ))}
            </Advice>
          )}
          {untranslated !== undefined && <UntranslatedAdvice places={untranslated} onGoToLine={onGoToLine} />}
          <PassedChecks
            texts={listPassedTexts(problems, props, (code) => typed(code).length > 0).map((text) => t(text))}
          />
        </ul>
      )}
    </section>
  );
}

interface MendPlaceProps {
  readonly problem: PublishProblem;
  readonly mending: ProblemFixes;
}

/** Renders the fix for a problem that needs no text input. */
function MendPlace({ problem, mending }: MendPlaceProps) {
  if (problem.code === 'image_foreign')
    return <ExternalImageFix address={problem.subject} onReplace={mending.onReplaceImages} />;
  return problem.code === 'heading_link_dead' ? <HeadingLinkFix {...{ problem, mending }} /> : null;
}

/** Adds a missing text. Returns the index of the image within its line (0 for a description), or null on failure. */
function addText(
  mending: ProblemFixes,
  { line }: PublishProblem,
  which: LineImageRef,
  text: string,
): number | null {
  if (line === null) return mending.onDescription(text) ? 0 : null;
  return mending.onDescribeImage(line, which, text);
}

const getProblemKey = (
  { code, line, subject }: Pick<PublishProblem, 'line' | 'subject'> & { readonly code: string },
  index: number,
) => `${code} ${line} ${subject} ${index}`;

interface AdviceProps {
  /** True if the recommendation is followed. Null while the check is running. */
  readonly isDone: boolean | null;
  readonly text: string;
  /** The open problems, and fields for text that was added during the review and can still be changed. */
  readonly children: ReactNode;
}

function Advice({ isDone, text, children }: AdviceProps) {
  if (isDone === null)
    return (
      <li data-state="waiting">
        <IconCircleDashed size={16} aria-hidden />
        {text}
      </li>
    );
  const Icon = isDone ? IconCircleCheck : IconAlertTriangle;
  const places = Children.toArray(children);
  // A passed check is only listed here while its added texts can be changed (see `PassedChecks`).
  if (isDone && places.length === 0) return null;
  return (
    <li data-state={isDone ? 'done' : 'open'}>
      <Icon size={16} aria-hidden />
      <div>
        {isDone && text}
        <TruncatedList items={places} first={MAX_PLACES}>
          {(shown) => shown}
        </TruncatedList>
      </div>
    </li>
  );
}

interface UntranslatedAdviceProps {
  readonly places: NonNullable<Untranslated> | null;
  readonly onGoToLine: PublishChecksProps['onGoToLine'];
}

function UntranslatedAdvice({ places, onGoToLine }: UntranslatedAdviceProps) {
  const t = useT();
  return (
    <Advice isDone={places && places.length === 0} text={t(m.translations_all_translated)}>
      {places?.map(({ line, excerpt }) => (
        <div key={line}>
          <SentenceWithLineButton {...{ line, onGoToLine }}>
            {t(m.translations_untranslated_place, { words: excerpt })}
          </SentenceWithLineButton>
        </div>
      ))}
    </Advice>
  );
}

interface ProblemLineProps {
  readonly problem: PublishProblem;
  readonly onGoToLine: PublishChecksProps['onGoToLine'];
  readonly children?: ReactNode;
}

function ProblemLine({ problem, onGoToLine, children }: ProblemLineProps) {
  const t = useT();
  const { line } = problem;
  return (
    <div className={classes.place}>
      <SentenceWithLineButton {...{ line, onGoToLine }}>{getProblemLabel(t, problem)}</SentenceWithLineButton>
      {children}
    </div>
  );
}
