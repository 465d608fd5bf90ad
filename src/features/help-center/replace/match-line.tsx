import { Checkbox } from '@mantine/core';
import { memo } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { SearchHit } from '~/lib/text/article-hits';
import { shortenText } from '~/lib/text/shorten-text';
import classes from './replace.module.css';

interface MatchLineProps {
  readonly hit: SearchHit;
  readonly isChosen: boolean;
  readonly onChoose: (hits: readonly SearchHit[], isChosen: boolean) => void;
}

/** Shows the line of a match before and after the replacement. Memoized, because there may be thousands of matches. */
export const MatchLine = memo(function MatchLine({ hit, isChosen, onChoose }: MatchLineProps) {
  const t = useT();
  return (
    <li>
      <Checkbox
        checked={isChosen}
        onChange={(event) => onChoose([hit], event.currentTarget.checked)}
        label={
          <>
            <span className={classes.place}>
              {hit.field === 'title' && t(m.help_center_title)}
              {hit.field === 'description' && t(m.common_description)}
              {hit.field === 'content' && t(m.help_center_line, { line: hit.line })}
            </span>{' '}
            <span className={classes.line} dir="auto">
              {hit.before}
              <del>{shortenText(hit.found)}</del>
              <ins>{shortenText(hit.replacement)}</ins>
              {hit.after}
            </span>
          </>
        }
      />
    </li>
  );
});
