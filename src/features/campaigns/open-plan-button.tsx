import { Button, FileButton, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type MessageTemplate, templatesQuery } from '~/api/inboxes';
import { keepCampaignDraft } from '~/drafts/campaign-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { type OpenedPlan, openPlan, type SealedPlan } from './send/sealed-plan';

type Refused = Extract<OpenedPlan, { open: false }>['why'] | 'not-kept';

/** Opens another administrator's sealed plan as a draft of one's own. */
export function OpenPlanButton({ onOpened }: { readonly onOpened: () => void }) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const isAdministrator = useIsAdministrator() !== false;
  const [refused, setRefused] = useState<Refused | null>(null);

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
    const opened = await openPlan(await file.text(), scope.person, scope);
    if (!opened.open) {
      setRefused(opened.why);
      return;
    }
    // Only the wizard's part of the feature knows drafts, and the list should not wait for it.
    const { draftOfPlan } = await import('./wizard/campaign-draft');
    const draft = draftOfPlan(opened.sealed, await templateOf(opened.sealed));
    const { kept } = await keepCampaignDraft(scope, draft, 'anyway');
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
        onChange={(file) => void open(file)}
        disabled={!isAdministrator}
      >
        {(props) => (
          <Button variant="default" disabled={!isAdministrator} {...props}>
            {t(m.campaigns_plan_open)}
          </Button>
        )}
      </FileButton>
      {refused && (
        <Text size="sm" role="alert">
          {words[refused]}
        </Text>
      )}
    </>
  );
}
