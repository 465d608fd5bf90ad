import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Macro, macroQuery } from '~/api/macros';
import { dropFormDraft, getFormDraftKey } from '~/drafts/form-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { RestoredDraftNotice } from '~/records/form/restored-draft-notice';
import { UnrestoredTextsNotice } from '~/records/form/unrestored-texts-notice';
import { isWritePending } from '~/records/write-state';
import { getMacroCreation } from '~/resources/macro-record';
import type { MacroValues } from '~/resources/macro-values';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { LeaveGuard } from '~/ui/form/leave-guard';
import { Page } from '~/ui/page/page';
import { MacroEditor } from './macro-editor';
import { getValuesToSave } from './macro-form';
import { MacroNotice } from './macro-notice';
import { useCreateMacro } from './use-create-macro';
import { useMacroForm } from './use-macro-form';

interface NewMacroScreenProps {
  /** The macro to copy, if any. */
  readonly from: number | undefined;
}

export function NewMacroScreen({ from }: NewMacroScreenProps) {
  const { data } = useQuery({ ...macroQuery(useScope(), from ?? 0), enabled: from !== undefined });
  if (from === undefined) return <NewMacro key="new" source={null} />;
  return data ? <NewMacro key={from} source={data} /> : null;
}

/** Creates a macro. A copy contains all actions of the original unchanged, including unknown ones. */
function NewMacro({ source }: { readonly source: Macro | null }) {
  const t = useT();
  const isAgent = useIsAdministrator() === false;
  const scope = useScope();
  const queryClient = useQueryClient();
  const draftKey = getFormDraftKey(scope, source ? `copy of macro ${source.id}` : 'new macro');
  const { state, create, checkNow, open } = useCreateMacro(draftKey);
  const start: MacroValues = {
    name: source ? t(m.macros_copy_name, { name: source.name }) : '',
    visibility: 'personal',
    actions: source?.actions ?? [],
  };
  const isCreated = state.step === 'saved';
  const { opened, form, change, isDirty, restoredFrom, begin } = useMacroForm(draftKey, start, isCreated);
  return (
    <Page title={t(source ? m.macros_new_copy : m.macros_new)}>
      <MacroEditor
        form={form}
        onChange={change}
        state={state}
        // Locks the input, because checking the outcome of a save may open the new macro, which would discard the
        // input.
        readOnly={isWritePending(state) || state.step === 'unknown'}
        submitLabel={t(m.common_create)}
        blocked={isCreated ? t(m.macros_created) : undefined}
        bar={{ isDirty, isNew: true }}
        above={
          <>
            <UnrestoredTextsNotice draftKey={draftKey} />
            <RestoredDraftNotice
              at={restoredFrom}
              target={{ creation: getMacroCreation(queryClient, scope), emptyValues: start }}
              isIdle={state.step === 'idle'}
              onDiscard={() => begin(start)}
            />
          </>
        }
        ownId={null}
        formerVisibility={null}
        onSave={() =>
          void create({ ...getValuesToSave(form, opened), ...(isAgent && { visibility: 'personal' }) })
        }
        notice={
          <MacroNotice
            state={state}
            purpose="creation"
            opened={opened}
            form={form}
            onCheckNow={() => void checkNow()}
            onUseCurrent={open}
          />
        }
      />
      <LeaveGuard
        // Allows leaving without confirmation once the macro is created.
        isDirty={!isCreated && (source !== null || isDirty)}
        onLeave={() => void dropFormDraft(draftKey)}
      />
    </Page>
  );
}
