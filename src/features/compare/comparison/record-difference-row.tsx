import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getFieldTitle } from '~/records/activity/entry-labels';
import { getResource } from '~/resources/resources';
import { getTransfer } from '~/resources/transfers';
import { ChangedWordsLine } from '~/ui/difference/changed-words-line';
import type { LazyPart } from '~/ui/page/create-lazy-part';
import { createPreloadHandlers } from '~/ui/page/lazy-part-boundary';
import { ResultRow } from '~/ui/results/result-row';
import type { RecordDifference } from '../bundle/compare-bundles';
import { getRecordContext } from '../record-labels';
import { describeDifference, findChangedText, getDifferenceName, OUTCOME_TONES } from './difference-labels';
import type { ComparedBundles } from './use-bundle-comparison';

interface RecordDifferenceRowProps {
  readonly difference: RecordDifference;
  readonly compared: ComparedBundles;
  /** The lazily loaded code of the dialog that shows both sides. */
  readonly opens: LazyPart;
  readonly onOpen: () => void;
}

export function RecordDifferenceRow({ difference, compared, opens, onOpen }: RecordDifferenceRowProps) {
  const t = useT();
  const name = getDifferenceName(difference);
  const changed = findChangedText(difference);
  const isBoth = difference.here.length > 0 && difference.there.length > 0;
  const show = t(isBoth ? m.compare_show_both : m.compare_show);
  return (
    <ResultRow
      icon={getResource(getTransfer(difference.kind).kind)?.icon ?? IconFileText}
      name={<span className="raw-text">{name}</span>}
      kind={getRecordContext(t, difference)}
      tone={OUTCOME_TONES[difference.outcome]}
      text={
        changed && changed.field !== 'text' && !isLong(changed.before) && !isLong(changed.after) ? (
          <>
            <span>{getFieldTitle(t, changed.field)}</span>
            <ChangedWordsLine before={changed.before} after={changed.after} />
          </>
        ) : (
          describeDifference(t, difference, compared)
        )
      }
      fix={
        <Button
          variant="default"
          aria-label={t(m.health_fix_for, { fix: show, name })}
          onClick={onOpen}
          {...createPreloadHandlers(opens)}
        >
          {show}
        </Button>
      }
    />
  );
}

/** Reports whether a text is so long that comparing it word by word would delay the rendering of the row. */
const isLong = (text: string): boolean => text.length > 2000;
