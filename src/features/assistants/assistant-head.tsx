import { Button, Menu } from '@mantine/core';
import { IconArrowBackUp, IconListCheck, IconRobot } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { MoreActionsMenu } from '~/ui/overlay/more-actions-menu';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { createPreloadHandlers, LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { Tag } from '~/ui/text/tag';
import classes from './assistants.module.css';
import { DiscardEditsDialog } from './editing/discard-edits-dialog';
import { useAssistantEditing } from './editing/editing-context';
import { hasUnsavedInput } from './editing/edits';
import type { EditsStorageState } from './editing/work-store';
import { explainBlockedReview } from './explain-blocked-review';
import { isProposalInFlight } from './proposal/proposal-state';
import { useAssistantCounterpart } from './use-assistant-counterpart';
import { useDraftLinkProps } from './use-draft-link-props';

const ChecksDialog = createLazyPart(() => import('./checks/prompt-checks-dialog'), 'PromptChecksDialog');

const STATES = {
  draft: { tone: 'info', word: m.common_draft },
  published: { tone: 'ok', word: m.common_published },
  unknown: null,
} as const;

const KEEPING = {
  none: m.assistants_no_changes,
  'on-its-way': m.assistants_saving_edits,
  kept: m.assistants_edits_saved,
  failed: m.assistants_not_saved_short,
} as const satisfies Record<EditsStorageState, unknown>;

/** Shows the status of the assistant, and whether the edits are stored in this browser. */
export function AssistantStateBadge() {
  const t = useT();
  const { kind, work, changes, isReadOnly, ...editing } = useAssistantEditing();
  const state = STATES[kind];
  const blocked = explainBlockedReview(t, { work, ...editing });
  return (
    <>
      {state && <Tag tone={state.tone}>{t(state.word)}</Tag>}
      {/* On phones, this text is visible only if it reports a problem. */}
      <span
        role="status"
        className={classes.keeping}
        data-failed={work.keeping === 'failed' || undefined}
        title={blocked ?? undefined}
      >
        {blocked} {!isReadOnly && t(KEEPING[work.keeping], { count: changes.length })}
      </span>
    </>
  );
}

/** The assistant's menu and buttons. */
export function AssistantActions() {
  const t = useT();
  const { slug } = useScope();
  const { assistantId, role, part, work, changes, isReadOnly, ...editing } = useAssistantEditing();
  const [isDiscarding, setDiscarding] = useState(false);
  const [areChecksOpen, setChecksOpen] = useState(false);
  const isReviewing = part === 'review';
  const pair = useAssistantCounterpart(editing.reading?.assistant);
  const canDiscard =
    hasUnsavedInput(work.edits) && !work.proposals.some((one) => isProposalInFlight(one.state));
  const blocked = explainBlockedReview(t, { work, ...editing });
  const discard = () => setDiscarding(true);
  return (
    <>
      {/*
       * The key remounts the menu button when the review tab opens or closes. On the review tab the button comes last,
       * so without a remount it would visibly move.
       */}
      <Fragment key={String(isReviewing)}>
        {canDiscard && !isReviewing && (
          // The button is hidden on phones, where the menu contains the same action.
          <Button variant="subtle" color="gray" visibleFrom="sm" onClick={discard}>
            {t(m.common_discard)}
          </Button>
        )}
        <MoreActionsMenu>
          <Menu.Item
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            disabled={!canDiscard}
            onClick={discard}
          >
            {t(m.assistants_discard)}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconListCheck size={16} aria-hidden />}
            {...createPreloadHandlers(ChecksDialog)}
            onClick={() => setChecksOpen(true)}
          >
            {t(m.prompt_checks_title)}
          </Menu.Item>
          {pair && (
            <Menu.Item
              leftSection={<IconRobot size={16} aria-hidden />}
              renderRoot={(props) => (
                <Link
                  to="/$workspace/assistants/$assistantId/{-$part}"
                  params={{ workspace: slug, assistantId: pair.id, part: 'prompt' }}
                  search={{}}
                  {...props}
                />
              )}
            >
              {t(m.assistants_open_linked, { name: pair.name || pair.id })}
            </Menu.Item>
          )}
        </MoreActionsMenu>
        {isReadOnly && <EditDraftButton />}
        {!isReadOnly && !isReviewing && (
          <Button
            disabled={changes.length === 0 || blocked !== null}
            renderRoot={({ disabled, ...props }) =>
              disabled ? (
                <button type="button" disabled {...props} />
              ) : (
                <Link
                  to="/$workspace/assistants/$assistantId/{-$part}"
                  params={{ workspace: slug, assistantId, part: 'review' }}
                  search={{ role }}
                  {...props}
                />
              )
            }
          >
            {changes.length > 0 && (
              <span className={classes.wide}>
                {t(m.assistants_review_changes, { count: changes.length })}
              </span>
            )}
            <span className={changes.length > 0 ? classes.narrow : undefined}>{t(m.assistants_review)}</span>
          </Button>
        )}
      </Fragment>
      <LazyPartBoundary asked={areChecksOpen}>
        {areChecksOpen && <ChecksDialog onClose={() => setChecksOpen(false)} />}
      </LazyPartBoundary>
      {isDiscarding && <DiscardEditsDialog onClose={() => setDiscarding(false)} />}
    </>
  );
}

/** Opens the draft of a published assistant and moves the unsaved edits to that draft. */
function EditDraftButton() {
  const t = useT();
  const { reading, assistantId } = useAssistantEditing();
  const draft = useAssistantCounterpart(reading?.assistant);
  const way = useDraftLinkProps(assistantId);
  if (!draft) return null;
  return (
    <Button renderRoot={(props) => <Link {...props} {...way(draft.id)} />}>
      {t(m.assistants_edit_draft)}
    </Button>
  );
}
