import { Alert, Button, Text } from '@mantine/core';
import { IconCheck, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { PanelBottom } from '~/ui/overlay/panel-bottom';
import { Card } from '~/ui/page/card';
import { Time } from '~/ui/time/time';
import { AssistantChangeCards } from '../comparison/assistant-change-cards';
import { applyResolutions, type ConflictSide, findConflicts } from '../editing/conflicts';
import { DiscardEditsDialog } from '../editing/discard-edits-dialog';
import { useAssistantEditing } from '../editing/editing-context';
import { isSameContent } from '../editing/edits';
import type { RebasedEdits } from '../editing/rebase-edits';
import { formatPathLabel } from '../key-labels';
import { ConflictQuestion } from './conflict-question';
import classes from './stale.module.css';

const SETTLED = {
  mine: m.assistants_resolved_mine,
  theirs: m.assistants_resolved_current,
  both: m.assistants_resolved_both,
} as const;

/**
 * Lets the user resolve conflicts, after someone else changed the assistant or after edits were moved from the
 * published assistant to its draft.
 */
export function ConflictReview({ rebased }: { readonly rebased: RebasedEdits }) {
  const t = useT();
  const { work, base, current, handle, reading } = useAssistantEditing();
  const { edits } = work;
  const [chosen, setChosen] = useState<Readonly<Record<string, ConflictSide | undefined>>>({});
  const [isShowing, setShowing] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  if (!base || !current || !edits.edited) return null;
  const conflicts = findConflicts(base, edits.edited, current);
  const { asked, settled } = conflicts;
  const count = asked.filter(({ id }) => chosen[id]).length;
  const isDone = rebased.pasted.length === 0 && isSameContent(rebased.edited, current);
  const goOn = () => {
    const edited = edits.edited ?? base;
    const carried = applyResolutions(base, edited, current, conflicts, chosen);
    handle.change({
      base: current,
      edited: carried.edited,
      pasted: [...edits.pasted, ...carried.pasted],
      broughtFrom: null,
    });
  };
  return (
    <>
      <Alert
        color="yellow"
        icon={<IconHistory size={18} aria-hidden />}
        title={
          edits.broughtFrom === null
            ? t(m.assistants_changed_meanwhile)
            : t(m.assistants_moved_to_draft, { id: edits.broughtFrom })
        }
      >
        <div className={classes.told}>
          <div>
            <Text size="sm">
              {t(
                edits.broughtFrom === null
                  ? m.assistants_changed_meanwhile_text
                  : m.assistants_moved_to_draft_text,
              )}
              {edits.broughtFrom === null && reading && (
                <>
                  {' '}
                  {t(m.common_updated)}: <Time value={reading.assistant.updated_at} />
                </>
              )}
            </Text>
            {isDone && <Text size="sm">{t(m.assistants_changed_meanwhile_done)}</Text>}
          </div>
          <Button variant="default" aria-expanded={isShowing} onClick={() => setShowing(!isShowing)}>
            {t(m.assistants_changed_meanwhile_show)}
          </Button>
        </div>
      </Alert>
      {isShowing && (
        <AssistantChangeCards label={t(m.assistants_changed_meanwhile_show)} before={base} after={current} />
      )}
      {asked.length > 0 && (
        <Card
          title={t(m.assistants_both_changed)}
          hint={t(m.assistants_conflicts_resolved, { count, total: asked.length })}
        >
          {asked.map((conflict) => (
            <ConflictQuestion
              key={conflict.id}
              conflict={conflict}
              chosen={chosen[conflict.id]}
              onChoose={(side) => setChosen((last) => ({ ...last, [conflict.id]: side }))}
            />
          ))}
        </Card>
      )}
      {settled.length > 0 && (
        <Card title={t(m.assistants_nothing_to_choose)} isFlush>
          <ul className={classes.settled}>
            {settled.map(({ path, by }) => (
              <li key={path}>
                <IconCheck size={14} aria-hidden />
                {t(SETTLED[by], { path: formatPathLabel(t, path) })}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <PanelBottom className={classes.footer}>
        <span role="status" className={classes.left}>
          {t(m.assistants_choices_left, { count: asked.length - count })}
        </span>
        <Button variant="default" onClick={() => setDiscarding(true)}>
          {t(m.assistants_discard)}
        </Button>
        <Button disabled={count < asked.length} onClick={goOn}>
          {t(m.assistants_continue)}
        </Button>
      </PanelBottom>
      {isDiscarding && <DiscardEditsDialog onClose={() => setDiscarding(false)} />}
    </>
  );
}
