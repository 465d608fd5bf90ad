import { Alert, Text } from '@mantine/core';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import colors from '~/ui/difference/difference-colors.module.css';
import { TruncatedList } from '~/ui/page/truncated-list';
import { renderContent } from '../editing/expected-difference';
import { formatPathLabel } from '../key-labels';
import { ChangeCard } from '../review/change-card';
import { ChangeSummary } from '../review/change-summary';
import { LongChange } from '../review/long-change';
import classes from '../review/review.module.css';
import { ReviewViewOptions } from '../review/review-view-options';
import { useReviewView } from '../review/use-review-view';
import own from './assistant-change-cards.module.css';
import { compareContents } from './compare-contents';
import { PromptLossNotice } from './prompt-loss-notice';

/**
 * The number of cards shown at first. The list may be long, because two unrelated versions may differ in every line.
 */
const FIRST_CARDS = 50;

interface AssistantChangeCardsProps {
  /** The name of the comparison. */
  readonly label: string;
  readonly before: AssistantContent;
  readonly after: AssistantContent;
}

/**
 * Shows the changes between two versions of an assistant like the review, but without checkboxes to exclude changes.
 */
export function AssistantChangeCards({ label, before, after }: AssistantChangeCardsProps) {
  const t = useT();
  const view = useReviewView();
  const { changes, contents, unread } = compareContents(before, after);
  const paths = unread.map((path) => formatPathLabel(t, path));
  return (
    <section aria-label={label} className={`${own.cards} ${colors.colors}`}>
      {unread.length > 0 && <Alert color="yellow">{t(m.assistants_not_comparable, { paths })}</Alert>}
      {changes.length === 0 ? (
        unread.length === 0 && <Text size="sm">{t(m.assistants_same_versions)}</Text>
      ) : (
        <>
          <div className={classes.head}>
            <div>
              <h2>{t(m.difference_changes, { count: changes.length })}</h2>
            </div>
            <ReviewViewOptions view={view} />
          </div>
          <PromptLossNotice before={before} after={after} />
          {view.isWhole ? (
            <LongChange label={label} before={renderContent(before)} after={renderContent(after)} />
          ) : (
            <TruncatedList items={changes} step={FIRST_CARDS}>
              {(shown) => (
                <>
                  <ChangeSummary label={t(m.activity_changes)} changes={shown} contents={contents} />
                  {shown.map((change) => (
                    <ChangeCard key={change.id} change={change} contents={contents} layout={view.layout} />
                  ))}
                </>
              )}
            </TruncatedList>
          )}
        </>
      )}
    </section>
  );
}
