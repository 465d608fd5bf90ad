import { Text } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { ChooseFile } from '~/ui/choose-file';
import { type OpenedApprovalFile, openApprovalFile } from './send/approval-file';
import { useNewDraft } from './use-new-draft';

type Refused = Extract<OpenedApprovalFile, { open: false }>['why'] | 'not-kept';

/** Opens another administrator's approval file as a draft of one's own. */
export function OpenApprovalFile({ onOpened }: { readonly onOpened: () => void }) {
  const t = useT();
  const scope = useScope();
  const isAdministrator = useIsAdministrator() !== false;
  const [refused, setRefused] = useState<Refused | null>(null);

  const { offer, question } = useNewDraft({
    onKept: onOpened,
    onNotKept: () => setRefused('not-kept'),
  });

  async function open(file: File) {
    const opened = await openApprovalFile(await file.text().catch(() => ''), scope.person, scope);
    setRefused(opened.open ? null : opened.why);
    if (!opened.open) return;
    const { content, names } = opened.file.plan;
    await offer({ content, names, plan: opened.file });
  }

  const words: Record<Refused, string> = {
    unreadable: t(m.campaigns_approval_unreadable),
    changed: t(m.campaigns_approval_broken),
    'other-workspace': t(m.campaigns_approval_other_workspace),
    'not-kept': t(m.campaigns_draft_not_stored),
    'same-person': t(m.campaigns_approval_same_person),
  };
  return (
    <>
      <ChooseFile
        variant="default"
        label={t(m.campaigns_approval_open)}
        accept="application/json,.json"
        disabled={!isAdministrator}
        onFile={(file) => void open(file)}
      />
      {!isAdministrator && <Text size="sm">{t(m.campaigns_approval_administrator)}</Text>}
      {refused && (
        <Text size="sm" role="alert">
          {words[refused]}
        </Text>
      )}
      {question}
    </>
  );
}
