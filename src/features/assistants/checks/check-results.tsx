import { Button } from '@mantine/core';
import type { FoundStub } from '~/domain/stub';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import type { PromptCheck } from '~/drafts/prompt-checks';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useAssistantEditing } from '../editing/editing-context';
import { formatPathLabel } from '../key-labels';
import { getPromptTextOrEmpty } from '../prompt-losses';
import { listPromptPaths } from '../prompt-texts';
import classes from './checks.module.css';
import { describeCheck, describeCheckProblem, formatTypedText } from './describe-check';
import { type CheckedPrompt, type CheckOutcome, type CheckProblem, runChecks } from './run-checks';
import { useCheckLists } from './use-check-lists';
import { usePromptChecks } from './use-prompt-checks';

interface ReviewedContents {
  readonly before: AssistantContent;
  readonly after: AssistantContent;
}

interface CheckResultsProps {
  /** Null if the text after the changes isn't known. */
  readonly contents: ReviewedContents | null;
}

/** Shows the results of the prompt checks. Failed checks are only warnings, so the changes can still be applied. */
export function CheckResults({ contents }: CheckResultsProps) {
  const t = useT();
  const checks = usePromptChecks();
  const { reading } = useAssistantEditing();
  if (checks === undefined || checks?.length === 0) return null;
  return (
    <section className={classes.results} aria-label={t(m.prompt_checks_title)}>
      <h3>{t(m.prompt_checks_title)}</h3>
      {checks === null && <p role="alert">{t(m.prompt_checks_not_read)}</p>}
      {checks &&
        (contents ? (
          <Outcomes checks={checks} prompts={listCheckedPrompts(contents, reading?.stubs ?? [])} />
        ) : (
          <p>{t(m.prompt_checks_result_unknown)}</p>
        ))}
    </section>
  );
}

/** Returns the prompts after the changes, with an empty text for each removed prompt. */
function listCheckedPrompts(
  { before, after }: ReviewedContents,
  stubs: readonly FoundStub[],
): readonly CheckedPrompt[] {
  const long = new Set([
    ...stubs.map(({ path }) => path),
    ...Object.keys({ ...before.texts, ...after.texts }),
  ]);
  const found = [...long].map((path) => ({ path, text: '' }));
  const paths = new Set([before, after].flatMap((content) => listPromptPaths(content, found)));
  return [...paths].map((path) => ({ path, text: getPromptTextOrEmpty(after, path) }));
}

interface OutcomesProps {
  readonly checks: readonly PromptCheck[];
  readonly prompts: readonly CheckedPrompt[];
}

function Outcomes({ checks, prompts }: OutcomesProps) {
  const t = useT();
  const lists = useCheckLists(checks, prompts);
  const outcomes = runChecks(checks, prompts, lists);
  const failed = outcomes.filter((outcome) => outcome.state === 'failed');
  const unchecked = outcomes.filter(({ state }) => state === 'not-checked');
  const isChecking = outcomes.some(({ state }) => state === 'checking');
  const hasPassed = failed.length + unchecked.length === 0 && !isChecking;
  return (
    <>
      <div role="status">
        {hasPassed && <p>{t(m.prompt_checks_passed, { count: outcomes.length })}</p>}
        {failed.length > 0 && <p>{t(m.prompt_checks_failed, { count: failed.length })}</p>}
        {isChecking && <p>{t(m.prompt_checks_checking)}</p>}
        {unchecked.length > 0 && (
          <p>
            {t(m.prompt_checks_not_checked, {
              checks: unchecked.map(({ check }) => describeCheck(t, check)),
            })}
          </p>
        )}
      </div>
      {lists.again && (
        <Button variant="default" size="compact-sm" mt="xs" onClick={lists.again}>
          {t(m.common_retry)}
        </Button>
      )}
      {failed.length > 0 && (
        <ul className={classes.failed}>
          {failed.map((outcome) => (
            <FailedCheck key={outcome.check.id} {...outcome} hasSeveralPrompts={prompts.length > 1} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The maximum number of problems that are shown for a check. */
const MAX_PROBLEMS = 5;

type FailedCheckProps = Extract<CheckOutcome, { state: 'failed' }> & { readonly hasSeveralPrompts: boolean };

function FailedCheck({ check, problems, hasSeveralPrompts }: FailedCheckProps) {
  const t = useT();
  const more = problems.length - MAX_PROBLEMS;
  return (
    <li>
      <strong dir="auto">{describeCheck(t, check)}</strong>
      {problems.slice(0, MAX_PROBLEMS).map((problem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: problems have no state and no other identity
        <ProblemDetails key={index} problem={problem} hasPrompt={hasSeveralPrompts} />
      ))}
      {more > 0 && <p>{t(m.translations_and_more, { count: more })}</p>}
    </li>
  );
}

interface ProblemDetailsProps {
  readonly problem: CheckProblem;
  /** True if the name of the prompt is shown. */
  readonly hasPrompt: boolean;
}

/** Describes a problem and shows the line where it is. */
function ProblemDetails({ problem, hasPrompt }: ProblemDetailsProps) {
  const t = useT();
  const excerpt = 'excerpt' in problem ? problem.excerpt : null;
  return (
    <>
      <p>
        {hasPrompt && problem.path !== null && `${formatPathLabel(t, problem.path)}: `}
        {describeCheckProblem(t, problem)}
      </p>
      {excerpt && (
        <p className={classes.excerpt}>
          {t(m.help_center_line, { line: excerpt.line })}:{' '}
          <bdi>
            {formatTypedText(excerpt.before)}
            <mark>{formatTypedText(excerpt.text)}</mark>
            {formatTypedText(excerpt.after)}
          </bdi>
        </p>
      )}
    </>
  );
}
