import { Button, Text, TextInput, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { PublishProblem } from '~/lib/markdown/publish-problem';
import { problemWords } from '../problem-labels';
import { isBlocking } from '../publish-blocks';
import classes from './review.module.css';

/** What is advised, in the order in which it stands whether it is done or open. */
const ADVICE = [
  ['description_missing', m.help_center_check_description],
  ['alternative_text_missing', m.help_center_check_alternatives],
  ['image_foreign', m.help_center_check_images],
  ['heading_link_dead', m.help_center_check_links],
] as const;

export const openAdvice = (problems: readonly PublishProblem[]): number =>
  ADVICE.filter(([code]) => problems.some((problem) => problem.code === code)).length;

interface PublishChecksProps {
  /** Null until they are known. */
  readonly problems: readonly PublishProblem[] | null;
  /** Left out where the text isn't in sight. */
  readonly onGoToLine?: (line: number) => void;
  /** Where what is missing can be typed beside it. */
  readonly onDescription?: (description: string) => boolean;
  /** False where that image can't be given its text from here. */
  readonly onDescribeImage?: (line: number, index: number, text: string) => boolean;
}

/** What is looked at before an article becomes public: mended where it stands, and never in the way but for what blocks. */
export function PublishChecks({ problems, ...acts }: PublishChecksProps) {
  const t = useT();
  const blocking = problems?.filter(isBlocking) ?? [];
  const done = problems && ADVICE.length - openAdvice(problems);
  return (
    <section>
      <div className={classes.head}>
        <Title order={3} size="h5">
          {t(m.help_center_checks_title)}
        </Title>
        <Text size="sm" c="dimmed" role="status">
          {done === null
            ? t(m.help_center_checks_going_on)
            : t(m.help_center_checks_done, { done, all: ADVICE.length })}
        </Text>
      </div>
      {problems && (
        <ul className={classes.checks}>
          {blocking.length > 0 && (
            <li data-state="blocked">
              <IconCircleX size={16} aria-hidden />
              <div role="alert">
                <Text size="sm" fw={500}>
                  {t(m.help_center_checks_block)}
                </Text>
                {blocking.map((problem, index) => (
                  <Problem key={keyOf(problem, index)} problem={problem} {...acts} />
                ))}
              </div>
            </li>
          )}
          {ADVICE.map(([code, words]) => {
            const open = problems.filter((problem) => problem.code === code);
            return open.length === 0 ? (
              <li key={code} data-state="done">
                <IconCircleCheck size={16} aria-hidden />
                {t(words)}
              </li>
            ) : (
              <li key={code} data-state="open">
                <IconAlertTriangle size={16} aria-hidden />
                <div>
                  {open.map((problem, index) => (
                    <Problem
                      key={keyOf(problem, index)}
                      problem={problem}
                      index={indexOnLine(open, index)}
                      {...acts}
                    />
                  ))}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

const keyOf = ({ code, line, subject }: PublishProblem, index: number) =>
  `${code} ${line} ${subject} ${index}`;

/** Which of its kind a problem is on its line. */
const indexOnLine = (problems: readonly PublishProblem[], at: number) =>
  problems.slice(0, at).filter(({ line }) => line === problems[at]?.line).length;

interface ProblemProps extends Omit<PublishChecksProps, 'problems'> {
  readonly problem: PublishProblem;
  readonly index?: number;
}

function Problem({ problem, index = 0, onGoToLine, onDescription, onDescribeImage }: ProblemProps) {
  const t = useT();
  const { code, line } = problem;
  return (
    <div>
      <span className="raw-text">{problemWords(t, problem)}</span>{' '}
      {line !== null && onGoToLine && (
        <Button variant="subtle" size="compact-xs" onClick={() => onGoToLine(line)}>
          {t(m.help_center_line, { line })}
        </Button>
      )}
      {code === 'description_missing' && onDescription && (
        <Mend label={t(m.common_description)} onAdd={onDescription} />
      )}
      {code === 'alternative_text_missing' && line !== null && onDescribeImage && (
        <Mend
          label={t(m.help_center_image_alternative)}
          onAdd={(text) => onDescribeImage(line, index, text)}
        />
      )}
    </div>
  );
}

interface MendProps {
  readonly label: string;
  /** False where it couldn't be put in its place. */
  readonly onAdd: (text: string) => boolean;
}

/** What is missing, typed where it is missed. */
function Mend({ label, onAdd }: MendProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [added, setAdded] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const add = () => {
    const typed = text.trim();
    if (typed === '' || typed === added) return;
    const isAdded = onAdd(typed);
    setFailed(!isAdded);
    if (isAdded) setAdded(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add();
  };
  return (
    <form className={classes.mend} onSubmit={submit}>
      <TextInput
        aria-label={label}
        placeholder={label}
        value={text}
        error={hasFailed && t(m.help_center_mend_failed)}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        // Who goes on to publish has typed it all the same.
        onBlur={add}
      />
      <Button type="submit" variant="default">
        {t(m.help_center_mend_add)}
      </Button>
    </form>
  );
}
