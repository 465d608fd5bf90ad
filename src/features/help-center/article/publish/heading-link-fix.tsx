import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { PublishProblem } from '~/lib/markdown/publish-problem';
import { SearchableSelect } from '~/ui/form/searchable-select';
import classes from '../conflict/review.module.css';
import { LinkActions } from '../link-actions';
import type { ProblemFixes } from './added-texts';

interface HeadingLinkFixProps {
  readonly problem: PublishProblem;
  readonly mending: Pick<ProblemFixes, 'headings' | 'onRelink'>;
}

/** Fixes a link to a missing heading. The user selects another heading or removes the link. */
export function HeadingLinkFix({ problem, mending: { headings, onRelink } }: HeadingLinkFixProps) {
  const t = useT();
  const { line, subject } = problem;
  if (line === null) return null;
  const named = headings.filter(({ text, name }) => text !== '' && name !== '');
  const texts = named.map(({ text }) => text);
  /** If several headings have the same text, adds the anchor to distinguish them. */
  const label = ({ text, name }: (typeof named)[number]) =>
    texts.indexOf(text) === texts.lastIndexOf(text) ? text : `${text} (#${name})`;
  const choose = t(m.help_center_fix_heading);
  return (
    <LinkActions
      choose={named.length > 0 ? choose : null}
      field={({ take, close }) => (
        <SearchableSelect
          className={classes.field}
          data-autofocus
          autoFocus
          openOnFocus
          dir="auto"
          aria-label={choose}
          placeholder={choose}
          data={named.map((heading) => ({ value: heading.name, label: label(heading) }))}
          onChange={(name) => name !== null && take(`#${name}`)}
          onBlur={close}
          // Prevents Escape from closing the surrounding dialog.
          data-mantine-stop-propagation="true"
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Escape' && !nativeEvent.isComposing) close();
          }}
        />
      )}
      isRemovable
      onRelink={(next) => onRelink(line, subject, next)}
    />
  );
}
