// The macros, rules and campaigns that refer to a record, as links. Shown on the record's page, and before the record
// is deleted.
import { IconBolt, IconListCheck, IconSpeakerphone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { TruncatedList } from '~/ui/page/truncated-list';
import { REFERENCE_KIND_BY_ACTION, type ReferenceTarget, type ReferencingRecord } from './references';
import classes from './usage-overview.module.css';
import { type ReferenceSearch, useReferencingRecords } from './use-referencing-records';

/** The number of rows shown before "Show more". */
const SHOWN = 10;

/** Kinds of records that actions of macros can refer to. */
const IN_MACROS = new Set(REFERENCE_KIND_BY_ACTION.values());

interface UsageOverviewProps {
  readonly target: ReferenceTarget;
  /** True to render nothing when there are no references. */
  readonly isBrief?: boolean;
}

/** Loads and lists the references to a record. */
export function UsageOverview({ target, isBrief = false }: UsageOverviewProps) {
  const found = useReferencingRecords(target);
  if (isBrief && found.uses.length === 0) return null;
  return <UsageList target={target} found={found} isBrief={isBrief} />;
}

interface UsageListProps extends UsageOverviewProps {
  readonly found: ReferenceSearch;
  /** True to extend the rows to the edges of a card without padding. */
  readonly isFlush?: boolean;
}

/** Lists references that are already loaded. */
export function UsageList({ target, found, isBrief = false, isFlush = false }: UsageListProps) {
  const t = useT();
  const { uses, isReading, error, retry, rulesMissing } = found;
  return (
    <div className={isFlush ? `${classes.uses} ${classes.flush}` : classes.uses}>
      {error && <ProblemNotice error={error} purpose="read" onRetry={retry} />}
      {isReading && <p role="status">{t(m.common_loading)}</p>}
      {!isReading && !error && uses.length === 0 && <p role="status">{t(m.uses_none)}</p>}
      {/* Shows no rows until all requests have ended, because rows that arrive later would move the visible ones. */}
      {!isReading && uses.length > 0 && (
        <TruncatedList items={uses} first={SHOWN}>
          {(shown) => (
            <ul>
              {shown.map((use) => (
                <li key={`${use.by} ${use.id}`}>
                  <UseLink use={use} />
                </li>
              ))}
            </ul>
          )}
        </TruncatedList>
      )}
      {!isBrief && !isReading && IN_MACROS.has(target.kind) && <p>{t(m.uses_others_macros)}</p>}
      {!isBrief && rulesMissing && (
        <p role="note">{t(rulesMissing === 'closed' ? m.uses_rules_closed : m.uses_rules_off)}</p>
      )}
    </div>
  );
}

const KINDS = {
  macro: { icon: IconBolt, word: m.macros_macro },
  rule: { icon: IconListCheck, word: m.automation_rules_one },
  campaign: { icon: IconSpeakerphone, word: m.campaigns_attempt_title },
} as const satisfies Record<ReferencingRecord['by'], unknown>;

/** A link to the record that contains the reference. */
function UseLink({ use: { by, id, name, mention } }: { readonly use: ReferencingRecord }) {
  const t = useT();
  const workspace = useScope().slug;
  const { icon: Icon, word } = KINDS[by];
  const content = (
    <>
      <Icon size={16} aria-hidden />
      <span>
        <bdi>{name}</bdi>
        {mention === 'may-name' && <small> {t(m.uses_possible)}</small>}
      </span>{' '}
      <small>{t(word)}</small>
    </>
  );
  switch (by) {
    case 'macro':
      return (
        <Link to="/$workspace/macros/$macroId" params={{ workspace, macroId: id }}>
          {content}
        </Link>
      );
    case 'rule':
      return (
        <Link to="/$workspace/automation-rules/$ruleId" params={{ workspace, ruleId: id }}>
          {content}
        </Link>
      );
    case 'campaign':
      return (
        <Link to="/$workspace/campaigns/$attemptId" params={{ workspace, attemptId: id }}>
          {content}
        </Link>
      );
  }
}
