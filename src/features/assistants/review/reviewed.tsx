import { Alert, Text } from '@mantine/core';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHidden } from '~/lib/text/hidden-characters';
import { findVariables } from '~/lib/text/text-variables';
import { DifferenceView } from '~/ui/difference/difference-view';
import { useUnifiedDifference } from '~/ui/difference/use-difference';
import { Folded } from '~/ui/page/folded';
import { useAssistantEditing } from '../editing/editing-context';
import { canComputeResult, checkDifference, computeExpectedLines } from '../editing/expected-difference';
import { explainBlocking } from '../explain-blocking';
import { formatPathLabel } from '../key-labels';
import { ChangeCard } from './change-card';
import { describeChange } from './describe-change';
import { LongChange } from './long-change';
import { PlatformCard } from './platform-card';
import { groupPlatformChanges } from './platform-changes';
import classes from './review.module.css';
import { groupBySection } from './review-changes';
import { ReviewFooter } from './review-footer';
import { ReviewHead } from './review-head';
import { SectionHead } from './section-head';
import type { Comparison } from './use-comparison';
import { useReviewView } from './use-review-view';

/** Parses the platform's diff and finds the lines that the user's edits don't explain. */
function useForesight({ record }: Comparison) {
  const diff = record && 'proposal' in record.state ? record.state.proposal.diff : '';
  const difference = useUnifiedDifference(diff);
  const model = diff !== '' && difference.step === 'read' ? difference.model : null;
  const changed = (model?.lines ?? []).flatMap(({ kind, text }, index) =>
    kind === 'removed' || kind === 'added' ? [{ index, kind, text }] : [],
  );
  const edits = record && canComputeResult(record.edits) ? record.edits : null;
  const foresight =
    edits && model && checkDifference(diff, changed, computeExpectedLines(edits.base, edits.edited));
  return { difference, model, edits, foresight };
}

interface ReviewedProps {
  readonly comparison: Comparison;
  readonly onCompare: () => void;
}

/** Shows each change, the platform's own changes, and the footer. */
export function ReviewedChanges({ comparison, onCompare }: ReviewedProps) {
  const t = useT();
  const { changes, work, base, content, proposals, ...editing } = useAssistantEditing();
  const { record, isCurrent } = comparison;
  const view = useReviewView();
  const { difference, model, edits, foresight } = useForesight(comparison);
  const isBusy = record?.state.step === 'confirming';
  const blocked = explainBlocking(t, { work, ...editing });
  const unforeseen = foresight?.unforeseen ?? new Set<number>();
  const byPlatform = isCurrent && model ? groupPlatformChanges(model, unforeseen) : [];
  const isUnforeseeable = record !== null && record.state.step !== 'proposing' && edits === null;
  const texts =
    view.isWhole && edits
      ? Object.keys(edits.edited.texts).filter((path) => edits.base.texts[path] !== edits.edited.texts[path])
      : [];
  const shown = changes.filter(({ kind }) => !view.isWhole || (kind !== 'lines' && kind !== 'everywhere'));
  return (
    <>
      <ReviewHead view={view} record={isCurrent ? record : null} />
      <ul className={classes.summary} aria-label={t(m.assistants_your_changes)}>
        {changes.map((change) => (
          <li key={change.id} className="raw-text" data-out={work.leftOut.has(change.id) || undefined}>
            {describeChange(t, change, { base, content })}
          </li>
        ))}
      </ul>
      {blocked !== null && (
        <Alert color="yellow" role="alert">
          {blocked}
        </Alert>
      )}
      {edits && <PlaceholderNotice before={edits.base} after={edits.edited} />}
      {isUnforeseeable && <Alert>{t(m.assistants_not_foreseeable)}</Alert>}
      {isCurrent && foresight && foresight.missing > 0 && (
        <Alert color="yellow" role="alert">
          {t(m.assistants_missing, { count: foresight.missing })}
        </Alert>
      )}
      {texts.map((path) => (
        <div key={path}>
          <LongChange
            label={formatPathLabel(t, path)}
            before={edits?.base.texts[path] ?? ''}
            after={edits?.edited.texts[path] ?? ''}
          />
        </div>
      ))}
      {groupBySection(shown).map((section) => (
        <div key={section.key} className={classes.section}>
          {section.changes.length > 1 && <SectionHead changes={section.changes} isBusy={isBusy} />}
          {section.changes.map((change) => (
            <ChangeCard key={change.id} change={change} layout={view.layout} isBusy={isBusy} />
          ))}
        </div>
      ))}
      {byPlatform.length > 0 && <PlatformCard changes={byPlatform} />}
      {isCurrent && foresight && foresight.unforeseen.size === 0 && foresight.missing === 0 && (
        <Text size="sm" c="dimmed">
          {t(m.assistants_as_foreseen)}
        </Text>
      )}
      {record && 'proposal' in record.state && (
        <Folded
          title={t(m.assistants_platform_difference)}
          open={isUnforeseeable || (foresight?.missing ?? 0) > 0}
        >
          {/* The platform's message describes the state before any confirmation, so it is hidden afterwards. */}
          {record.state.step === 'proposed' && (
            <Text size="sm" c="dimmed" className="raw-text">
              {markHidden(record.state.proposal.message)}
            </Text>
          )}
          <DifferenceView
            difference={difference}
            label={t(m.assistants_difference)}
            unforeseen={unforeseen}
          />
        </Folded>
      )}
      <ReviewFooter
        comparison={comparison}
        byPlatform={byPlatform.length}
        isShown={model !== null}
        onCompare={onCompare}
        onApply={() => record && void proposals.confirm(record)}
      />
    </>
  );
}

interface PlaceholderNoticeProps {
  readonly before: AssistantContent;
  readonly after: AssistantContent;
}

const shown = (names: readonly string[]) => names.map((name) => `{{${name}}}`);

const allIn = ({ texts, config }: AssistantContent) =>
  findVariables(
    [...Object.values(texts), ...Object.values(config).filter((one) => typeof one === 'string')].join('\n'),
  );

/** Lists removed and added placeholders. They don't prevent applying the changes, because they may be intended. */
function PlaceholderNotice({ before, after }: PlaceholderNoticeProps) {
  const t = useT();
  const namesBefore = allIn(before);
  const namesAfter = allIn(after);
  const lost = namesBefore.filter((name) => !namesAfter.includes(name));
  const added = namesAfter.filter((name) => !namesBefore.includes(name));
  if (lost.length + added.length === 0) return null;
  return (
    <Alert color="yellow">
      {lost.length > 0 && <Text size="sm">{t(m.assistants_placeholders_lost, { names: shown(lost) })}</Text>}
      {added.length > 0 && <Text size="sm">{t(m.assistants_placeholders_new, { names: shown(added) })}</Text>}
    </Alert>
  );
}
