// Lists the macros, rules and campaigns that refer to a record, with links: on the record's page, and before it is deleted.
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { ShownPart } from '~/ui/page/shown-part';
import { useUses } from './use-uses';
import classes from './used-by.module.css';
import { KIND_OF_ACTION, type Target, type Use } from './uses';

/** The number of rows shown before "Show more". */
const SHOWN = 10;

/** Kinds that actions of macros refer to. */
const IN_MACROS = new Set(KIND_OF_ACTION.values());

interface UsedByProps {
  readonly target: Target;
  /** Renders nothing when there are no references. */
  readonly isBrief?: boolean;
}

export function UsedBy({ target, isBrief = false }: UsedByProps) {
  const t = useT();
  const { uses, isReading, error, again, rulesMissing } = useUses(target);
  const usesBy = (by: Use['by']) => uses.filter((use) => use.by === by);
  if (isBrief && uses.length === 0) return null;
  return (
    <div className={classes.uses}>
      {error && <ProblemNotice error={error} purpose="read" onRetry={again} />}
      {isReading && <p role="status">{t(m.common_loading)}</p>}
      {!isReading && !error && uses.length === 0 && <p role="status">{t(m.uses_none)}</p>}
      {/* All at once: what comes later would move what is there. */}
      {!isReading && (
        <>
          <UseGroup title={t(m.frame_macros)} uses={usesBy('macro')} />
          <UseGroup title={t(m.frame_automation_rules)} uses={usesBy('rule')} />
          <UseGroup title={t(m.common_campaigns)} uses={usesBy('campaign')} />
          {!isBrief && IN_MACROS.has(target.kind) && <p>{t(m.uses_others_macros)}</p>}
        </>
      )}
      {!isBrief && rulesMissing && (
        <p role="note">{t(rulesMissing === 'closed' ? m.uses_rules_closed : m.uses_rules_off)}</p>
      )}
    </div>
  );
}

interface UseGroupProps {
  readonly title: string;
  readonly uses: readonly Use[];
}

function UseGroup({ title, uses }: UseGroupProps) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  if (uses.length === 0) return null;
  return (
    // A group, no landmark: it stands in the record and in the dialog over it.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div role="group" aria-label={title}>
      <p className={classes.title}>
        {title} <span>{number.format(uses.length)}</span>
      </p>
      <ShownPart items={uses} first={SHOWN}>
        {(shown) => (
          <ul>
            {shown.map((use) => (
              <li key={use.id} dir="auto">
                <UseLink use={use} />
                {use.mention === 'may-name' && <span className={classes.may}> {t(m.uses_may)}</span>}
              </li>
            ))}
          </ul>
        )}
      </ShownPart>
    </div>
  );
}

/** A link to the record that contains the reference. */
function UseLink({ use: { by, id, name } }: { readonly use: Use }) {
  const workspace = useScope().slug;
  switch (by) {
    case 'macro':
      return (
        <Link to="/$workspace/macros/$macroId" params={{ workspace, macroId: id }}>
          {name}
        </Link>
      );
    case 'rule':
      return (
        <Link to="/$workspace/automation-rules/$ruleId" params={{ workspace, ruleId: id }}>
          {name}
        </Link>
      );
    case 'campaign':
      return (
        <Link to="/$workspace/campaigns/$attemptId" params={{ workspace, attemptId: id }}>
          {name}
        </Link>
      );
  }
}
