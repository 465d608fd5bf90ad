import { Checkbox } from '@mantine/core';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { formatTextOrJson } from '~/lib/file/format-key-value-lines';
import type { Json } from '~/lib/json/merge-patch';
import { Tag } from '~/ui/text/tag';
import { chooseFormat } from '../key-labels';
import { getPromptText } from '../prompt-texts';
import { ChangeLines } from './change-lines';
import type { ReviewChange } from './collect-review-changes';
import { type ComparedContents, describeChange, getChangedTexts, getChangeTitle } from './describe-change';
import { LongChange } from './long-change';
import { computeMarks, MarkedText } from './marked-text';
import classes from './review.module.css';
import type { ReviewLayout } from './use-review-view';

/** The state of the checkbox that includes a change in the proposal. */
interface Inclusion {
  readonly isIncluded: boolean;
  readonly isBusy: boolean;
  readonly onChange: (isIncluded: boolean) => void;
}

interface ChangeCardProps {
  readonly change: ReviewChange;
  readonly contents: ComparedContents;
  readonly layout: ReviewLayout;
  /** Undefined in a comparison of two versions, because a comparison has no changes to exclude. */
  readonly inclusion?: Inclusion;
}

/**
 * Shows a change. In the review, it has a checkbox that includes the change in the proposal. An excluded change
 * collapses to one line and remains an unsent edit.
 */
export function ChangeCard({ change, contents, layout, inclusion }: ChangeCardProps) {
  const t = useT();
  const isOut = inclusion?.isIncluded === false;
  const title = getChangeTitle(t, change);
  const line = change.kind === 'lines' ? t(m.help_center_line, { line: change.line }) : null;
  const sentence = describeChange(t, change, contents);
  return (
    <article
      className={classes.card}
      data-out={isOut || undefined}
      data-change={inclusion && ''}
      tabIndex={-1}
      aria-label={sentence}
    >
      <header>
        <h3 dir="auto">{title}</h3>
        {line ? (
          <span className={classes.place}>{line}</span>
        ) : (
          <code className={classes.place}>{change.path}</code>
        )}
        {isOut && <Tag>{t(m.assistants_excluded)}</Tag>}
        {inclusion && (
          <Checkbox
            className={classes.include}
            labelPosition="left"
            label={t(m.assistants_include)}
            aria-label={t(m.assistants_include_one, { name: line ? `${title}, ${line}` : title })}
            disabled={inclusion.isBusy}
            checked={inclusion.isIncluded}
            onChange={(event) => inclusion.onChange(event.currentTarget.checked)}
          />
        )}
      </header>
      {isOut ? (
        <p className={classes.folded} dir="auto">
          {sentence}
        </p>
      ) : (
        <ChangeBody change={change} contents={contents} layout={layout} />
      )}
    </article>
  );
}

/** Above this text length in characters, only visible rows are rendered. */
const LONGEST = 20_000;

/** Formats a whole value. Unlike in a sentence, lists and objects are JSON with one entry per line. */
function formatWholeValue(t: Translator, value: Json | undefined): string {
  if (value === undefined) return t(m.common_none);
  return typeof value === 'object' && value !== null
    ? JSON.stringify(value, null, 2)
    : formatTextOrJson(value);
}

function ChangeBody({ change, contents, layout }: Omit<ChangeCardProps, 'inclusion'>) {
  const t = useT();
  switch (change.kind) {
    case 'lines': {
      const { base, content } = contents;
      const { before, after } = getChangedTexts(contents, change);
      if (before.length + after.length > LONGEST)
        return <LongChange label={getChangeTitle(t, change)} before={before} after={after} />;
      return (
        <ChangeLines
          before={(base && getPromptText(base, change.path)) ?? ''}
          after={(content && getPromptText(content, change.path)) ?? ''}
          change={change}
          layout={layout}
        />
      );
    }
    case 'value': {
      const { before, after } = change;
      const format = chooseFormat([before, after], (value) => formatWholeValue(t, value));
      return <Sides before={format(before)} after={format(after)} />;
    }
    case 'everywhere':
      return (
        <>
          <p className={classes.folded}>{t(m.assistants_occurrences, { count: change.places })}</p>
          <Sides before={change.phrase} after={change.by} />
        </>
      );
    case 'excerpt':
      return <Sides before={change.edit.old_string} after={change.edit.new_string} />;
    case 'by-hand':
      return (
        <Sides
          before={t(m.common_unknown)}
          after={formatWholeValue(t, change.value ?? undefined)}
          isKnown={false}
        />
      );
  }
}

interface SidesProps {
  readonly before: string;
  readonly after: string;
  readonly isKnown?: boolean;
}

function Sides({ before, after, isKnown = true }: SidesProps) {
  const t = useT();
  const marks = isKnown ? computeMarks(before, after) : { before: [], after: [] };
  const none = <span className="dimmed">{t(m.common_empty_text)}</span>;
  return (
    <div className={classes.sides}>
      <div>
        <span className={classes.side}>{t(m.common_before)}</span>
        <div className="raw-text" dir="auto">
          {before === '' ? none : <MarkedText text={before} marks={marks.before} side="before" />}
        </div>
      </div>
      <div>
        <span className={classes.side}>{t(m.common_after)}</span>
        <div className="raw-text" dir="auto">
          {after === '' ? none : <MarkedText text={after} marks={marks.after} side="after" />}
        </div>
      </div>
    </div>
  );
}
