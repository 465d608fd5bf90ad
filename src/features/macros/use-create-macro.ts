import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Macro } from '~/api/macros';
import { dropFormDraft } from '~/drafts/form-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { showDuplicates } from '~/records/duplicates-toast';
import { useCreateRecord } from '~/records/use-create-record';
import { useScope } from '~/session/scope-context';
import { showSuccess } from '~/ui/toast';
import { newMacroAccess } from './macro-record';

/** Creates a macro and opens it; one that the platform stored another way is told first. `draftKey` is the form's. */
export function useCreateMacro(draftKey: string) {
  const t = useT();
  const scope = useScope();
  const navigate = useNavigate();
  const pageOf = (id: number) =>
    ({ to: '/$workspace/macros/$macroId', params: { workspace: scope.slug, macroId: String(id) } }) as const;
  const open = ({ id }: Macro) => {
    void dropFormDraft(draftKey);
    void navigate({ ...pageOf(id), ignoreBlocker: true, replace: true });
  };
  const creation = useCreateRecord(newMacroAccess(useQueryClient(), scope), {
    onCreated: ({ stored, wasLost, differing }) => {
      if (differing.length > 0) return;
      const { name } = stored;
      showSuccess({ message: t(wasLost ? m.macros_created_found : m.macros_created_notice, { name }) });
      open(stored);
    },
    onDuplicates: (duplicates, created) =>
      showDuplicates(t, {
        ids: [created, ...duplicates].map(({ id }) => id),
        onOpen: (id) => void navigate(pageOf(id)),
      }),
  });
  return { ...creation, open };
}
