import { Radio } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { formatTextOrJson } from '~/lib/file/format-key-value-lines';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import type { Conflict, ConflictSide } from '../editing/conflicts';
import { chooseFormat, formatPathLabel } from '../key-labels';
import { computeMarks, MarkedText } from './marked-text';
import classes from './stale.module.css';

interface ConflictQuestionProps {
  readonly conflict: Conflict;
  readonly chosen: ConflictSide | undefined;
  readonly onChoose: (side: ConflictSide) => void;
}

const SIDES = ['theirs', 'mine'] as const;

/**
 * Shows a conflict: the original value, the user's version and the newer version. The user selects one of the two
 * versions.
 */
export function ConflictQuestion({ conflict, chosen, onChoose }: ConflictQuestionProps) {
  const t = useT();
  const title = formatPathLabel(t, conflict.path);
  const words = chooseFormat([conflict.before, conflict.theirs, conflict.mine], (value) => {
    if (value === undefined || value === null) return t(m.common_none);
    return value === '' ? t(m.common_empty_text) : formatTextOrJson(value);
  });
  const before = words(conflict.before);
  return (
    <Radio.Group
      label={title}
      value={chosen ?? ''}
      onChange={(side) => onChoose(side === 'mine' ? 'mine' : 'theirs')}
    >
      <div className={classes.start}>
        <span>{t(m.assistants_conflict_start)}</span>
        <span className={classes.text} data-place={conflict.place !== null || undefined} dir="auto">
          {markHiddenCharacters(before)}
        </span>
      </div>
      <div className={classes.versions}>
        {SIDES.map((side) => {
          const text = words(conflict[side]);
          return (
            <div key={side} className={classes.version} data-chosen={chosen === side || undefined}>
              <Radio
                value={side}
                label={t(side === 'mine' ? m.records_my_version : m.records_current_version)}
                description={
                  <span className={classes.text} data-place={conflict.place !== null || undefined} dir="auto">
                    <MarkedText text={text} marks={computeMarks(before, text).after} side="after" />
                  </span>
                }
              />
            </div>
          );
        })}
      </div>
    </Radio.Group>
  );
}
