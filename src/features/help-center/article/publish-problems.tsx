import { Alert, Button, List } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { PublishProblem } from '~/lib/markdown/publish-problem';
import { problemWords } from '../problem-labels';
import { isBlocking } from '../publish-blocks';

interface PublishProblemsProps {
  /** Null until they are known. */
  readonly problems: readonly PublishProblem[] | null;
  /** Left out where the text isn't in sight. */
  readonly onGoToLine?: (line: number) => void;
}

/** What is wrong with an article that is about to become public. */
export function PublishProblems({ problems, onGoToLine }: PublishProblemsProps) {
  const t = useT();
  if (problems === null) return <Alert>{t(m.help_center_checks_going_on)}</Alert>;
  if (problems.length === 0) return <Alert color="green">{t(m.help_center_checks_fine)}</Alert>;
  const isBlocked = problems.some(isBlocking);
  return (
    <Alert
      role={isBlocked ? 'alert' : 'status'}
      color={isBlocked ? 'red' : 'yellow'}
      title={isBlocked && t(m.help_center_checks_block)}
    >
      <List size="sm" spacing={4}>
        {problems.map((problem) => (
          <List.Item key={`${problem.code} ${problem.line} ${problem.subject}`}>
            <span className="raw-text">{problemWords(t, problem)}</span>{' '}
            {problem.line !== null && onGoToLine && (
              <Button variant="subtle" size="compact-xs" onClick={() => onGoToLine(problem.line ?? 1)}>
                {t(m.help_center_line, { line: problem.line })}
              </Button>
            )}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
