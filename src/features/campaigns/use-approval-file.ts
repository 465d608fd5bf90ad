import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { readFileText } from '~/lib/file/read-file-text';
import { useScope } from '~/session/scope-context';
import { type ApprovalFileResult, openApprovalFile } from './send/approval-file';
import { useNewDraft } from './use-new-draft';

type Refused = Extract<ApprovalFileResult, { open: false }>['why'] | 'not-kept';

/** Opens another administrator's approval file as a new draft. */
export function useApprovalFile(onOpened: (draftId: string) => void) {
  const t = useT();
  const scope = useScope();
  const [refused, setRefused] = useState<Refused | null>(null);
  const newDraft = useNewDraft();

  async function open(file: File) {
    const opened = await openApprovalFile((await readFileText(file)) ?? '', scope.person, scope);
    setRefused(opened.open ? null : opened.why);
    if (!opened.open) return;
    const { content, names } = opened.file.plan;
    const id = await newDraft.from({ content, names, plan: opened.file });
    if (id === null) setRefused('not-kept');
    else onOpened(id);
  }

  const words: Record<Refused, string> = {
    unreadable: t(m.campaigns_approval_unreadable),
    changed: t(m.campaigns_approval_broken),
    'other-workspace': t(m.campaigns_approval_other_workspace),
    'not-kept': t(m.campaigns_draft_not_stored),
    'same-person': t(m.campaigns_approval_same_person),
  };
  /** `refusal` explains why the last file wasn't opened. It is null if the file was opened. */
  return { open, refusal: refused && words[refused] };
}
