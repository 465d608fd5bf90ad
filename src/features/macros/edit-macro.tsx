import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Macro, macroQuery, updateMacro } from '~/api/macros';
import { dropFormDraft, getFormDraftKey } from '~/drafts/form-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { RestoredDraftNotice } from '~/records/form/restored-draft-notice';
import { UnrestoredTextsNotice } from '~/records/form/unrestored-texts-notice';
import { showSavedToast } from '~/records/record-toasts';
import { useSaveRecord } from '~/records/use-record-writing';
import { isWritePending } from '~/records/write-state';
import { getMacroAccess } from '~/resources/macro-record';
import { getMacroValues } from '~/resources/macro-values';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { LeaveGuard } from '~/ui/form/leave-guard';
import { Page } from '~/ui/page/page';
import { MacroEditor } from './macro-editor';
import { getValuesToSave } from './macro-form';
import { MacroNotice } from './macro-notice';
import { MacroPageActions } from './macro-page-actions';
import { useCreateMacro } from './use-create-macro';
import { useMacroForm } from './use-macro-form';

export function EditMacroScreen({ macroId }: { readonly macroId: number }) {
  const { data } = useQuery(macroQuery(useScope(), macroId));
  return data ? <EditMacro key={macroId} macro={data} /> : null;
}

/** Edits a macro. Changes by other people never overwrite the input. They are compared with the input before saving. */
function EditMacro({ macro }: { readonly macro: Macro }) {
  const t = useT();
  const scope = useScope();
  const canUpdate = useOperationAvailability(updateMacro) === 'on';
  const draftKey = getFormDraftKey(scope, `macro ${macro.id}`);
  const creation = useCreateMacro(draftKey);
  const isCreating = creation.state.step !== 'idle';
  const isCreated = creation.state.step === 'saved';
  const { opened, form, change, isDirty, restoredFrom, begin, rebase } = useMacroForm(
    draftKey,
    getMacroValues(macro),
    isCreated,
  );
  const access = getMacroAccess(useQueryClient(), scope, macro.id);
  const saving = useSaveRecord(access, opened, {
    onSaved: (saved) => {
      const { stored } = saved;
      rebase(getMacroValues(stored));
      if (saved.differing.length > 0) return;
      showSavedToast(t, scope, stored.name, saved, undefined, (restored) =>
        rebase(getMacroValues(restored as Macro), getMacroValues(stored)),
      );
    },
  });
  const showCurrent = (present: Macro) => {
    begin(getMacroValues(present));
    saving.reset();
  };
  const drop = () => void dropFormDraft(draftKey);
  return (
    <Page title={opened.name} actions={<MacroPageActions macro={macro} onGone={drop} />}>
      <MacroEditor
        form={form}
        onChange={change}
        state={isCreating ? creation.state : saving.state}
        // Locks the input, because checking the outcome of a save may open another macro, which would discard the
        // input.
        readOnly={isWritePending(creation.state) || creation.state.step === 'unknown'}
        submitLabel={t(m.common_save)}
        blocked={canUpdate ? (isCreated ? t(m.macros_created) : undefined) : t(m.macros_update_off)}
        bar={{ isDirty, onDiscard: () => showCurrent(macro) }}
        above={
          <>
            <UnrestoredTextsNotice draftKey={draftKey} />
            <RestoredDraftNotice
              at={restoredFrom}
              target={{ access }}
              isIdle={saving.state.step === 'idle' && !isCreating}
              onDiscard={() => showCurrent(macro)}
            />
          </>
        }
        ownId={macro.id}
        formerVisibility={opened.visibility}
        onSave={() => {
          creation.reset();
          void saving.save(getValuesToSave(form, opened));
        }}
        notice={
          isCreating ? (
            <MacroNotice
              state={creation.state}
              purpose="creation"
              opened={opened}
              form={form}
              onCheckNow={() => void creation.checkNow()}
              onUseCurrent={creation.open}
            />
          ) : (
            <MacroNotice
              state={saving.state}
              purpose="save"
              opened={opened}
              form={form}
              onCheckNow={() => void saving.checkNow()}
              isComparing={saving.isComparing}
              onCompare={saving.setComparing}
              onUseCurrent={showCurrent}
              onSaveMine={(present) => void saving.saveOverPresent(getValuesToSave(form, opened), present)}
              onCreate={() => void creation.create(getValuesToSave(form, opened))}
            />
          )
        }
      />
      <LeaveGuard isDirty={isDirty} onLeave={drop} />
    </Page>
  );
}
