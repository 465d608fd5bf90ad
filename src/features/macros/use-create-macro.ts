import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Macro } from '~/api/macros';
import { dropFormDraft } from '~/drafts/form-drafts';
import { useT } from '~/i18n/use-t';
import { showDuplicatesToast } from '~/records/duplicates-toast';
import { useNavigateWhileMounted } from '~/records/form/use-navigate-while-mounted';
import { showCreatedToast } from '~/records/record-toasts';
import { useCreateRecord } from '~/records/use-record-writing';
import { getMacroCreation } from '~/resources/macro-record';
import { useScope } from '~/session/scope-context';

/**
 * Creates a macro and opens it. If the platform stored something other than the input, shows the differences first.
 * `draftKey` is the key of the form's local draft.
 */
export function useCreateMacro(draftKey: string) {
  const t = useT();
  const scope = useScope();
  const navigate = useNavigate();
  const goOn = useNavigateWhileMounted();
  const pageOf = (id: number) =>
    ({ to: '/$workspace/macros/$macroId', params: { workspace: scope.slug, macroId: String(id) } }) as const;
  const open = ({ id }: Macro) => {
    void dropFormDraft(draftKey);
    void goOn({ ...pageOf(id), ignoreBlocker: true, replace: true });
  };
  const creation = useCreateRecord(getMacroCreation(useQueryClient(), scope), {
    onCreated: (saved) => {
      const { stored, differing } = saved;
      if (differing.length > 0) return;
      showCreatedToast(t, scope, stored.name, saved);
      open(stored);
    },
    onDuplicates: (all, { name }) =>
      showDuplicatesToast(t, scope, name, all, (id) => void navigate(pageOf(id))),
  });
  return { ...creation, open };
}
