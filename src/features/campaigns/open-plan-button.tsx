import { Button, FileButton, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type MessageTemplate, templatesQuery } from '~/api/inboxes';
import { keepCampaignDraft, loadCampaignDraft } from '~/drafts/campaign-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { type OpenedPlan, openPlan, type SealedPlan } from './send/sealed-plan';

type Refused = Extract<OpenedPlan, { open: false }>['why'] | 'not-kept';

/** Opens another administrator's sealed plan as a draft of one's own. */
export function OpenPlanButton({ onOpened }: { readonly onOpened: () => void }) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const isAdministrator = useIsAdministrator() !== false;
  const [refused, setRefused] = useState<Refused | null>(null);
  /** Opened, and waiting for a word about the draft whose place it would take. */
  const [waiting, setWaiting] = useState<SealedPlan | null>(null);
  /** Without it the browser says nothing when the same file is chosen again. */
  const forgetFile = useRef<() => void>(null);

  /** The template as it stands today; null where it can't be read, so that the person chooses it again. */
  async function templateOf({ plan: { content } }: SealedPlan): Promise<MessageTemplate | null> {
    if (content.channel !== 'template' || content.inboxId === null) return null;
    const templates = await queryClient.fetchQuery(templatesQuery(scope, content.inboxId)).catch(() => null);
    const { message, templateParams } = content;
    return (
      templates?.data.find(
        ({ name, language }) => name === message && language === templateParams?.language,
      ) ?? null
    );
  }

  async function open(file: File | null) {
    if (!file) return;
    forgetFile.current?.();
    const opened = await openPlan(await file.text().catch(() => ''), scope.person, scope);
    setRefused(opened.open ? null : opened.why);
    if (!opened.open) return;
    if ((await loadCampaignDraft(scope)) !== null) setWaiting(opened.sealed);
    else await take(opened.sealed);
  }

  async function take(sealed: SealedPlan) {
    setWaiting(null);
    // Only the wizard's part of the feature knows drafts, and the list should not wait for it.
    const { draftOfPlan } = await import('./wizard/campaign-draft');
    const { kept } = await keepCampaignDraft(scope, draftOfPlan(sealed, await templateOf(sealed)), 'anyway');
    if (kept) onOpened();
    else setRefused('not-kept');
  }

  const words: Record<Refused, string> = {
    unreadable: t(m.campaigns_plan_unreadable),
    'broken-seal': t(m.campaigns_plan_broken),
    'other-workspace': t(m.campaigns_plan_other_workspace),
    'not-kept': t(m.campaigns_not_durable),
    'same-person': t(m.campaigns_plan_same_person),
  };
  return (
    <>
      <FileButton
        accept="application/json,.json"
        resetRef={forgetFile}
        onChange={(file) => void open(file)}
        disabled={!isAdministrator}
      >
        {(props) => (
          <Button variant="default" disabled={!isAdministrator} {...props}>
            {t(m.campaigns_plan_open)}
          </Button>
        )}
      </FileButton>
      {!isAdministrator && <Text size="sm">{t(m.campaigns_plan_administrator)}</Text>}
      {refused && (
        <Text size="sm" role="alert">
          {words[refused]}
        </Text>
      )}
      {waiting && (
        <ConfirmDialog
          title={t(m.campaigns_plan_replaces_title)}
          confirmLabel={t(m.campaigns_plan_replaces_confirm)}
          error={null}
          pending={false}
          onConfirm={() => void take(waiting)}
          onClose={() => setWaiting(null)}
        >
          <Text size="sm">{t(m.campaigns_plan_replaces)}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
