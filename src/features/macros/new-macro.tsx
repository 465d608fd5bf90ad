import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useReducer, useState } from 'react';
import type { Macro } from '~/api/macros';
import { dropForm, formPlace } from '~/drafts/form-drafts';
import { useKeptForm } from '~/drafts/use-kept-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { LeaveGuard } from '~/ui/leave-guard';
import { Page } from '~/ui/page';
import { RestoredNotice } from '~/ui/restored-notice';
import { BackLink } from './back-link';
import { MacroEditor } from './macro-editor';
import { actionsOf, changeForm, formOf, isUnchanged, readKeptMacro } from './macro-form';
import { macroReading } from './macro-reading';
import { SaveNotice } from './save-notice';
import { useCreation } from './use-creation';

interface NewMacroScreenProps {
  /** The macro whose actions are copied, if any. */
  readonly from: number | undefined;
}

export function NewMacroScreen({ from }: NewMacroScreenProps) {
  const { data } = useQuery({ ...macroReading(useScope(), from ?? 0), enabled: from !== undefined });
  if (from === undefined) return <NewMacro key="new" source={null} />;
  return data ? <NewMacro key={from} source={data} /> : null;
}

/** A macro that isn't anywhere yet. A copy takes every action as it came, whatever it is. */
function NewMacro({ source }: { readonly source: Macro | null }) {
  const t = useT();
  const scope = useScope();
  const navigate = useNavigate();
  const isAgent = useIsAdministrator() === false;
  const [start] = useState({
    name: source ? t(m.macros_copy_name, { name: source.name }) : '',
    visibility: 'personal',
    actions: source?.actions ?? [],
  });
  const [form, change] = useReducer(changeForm, start, formOf);
  const open = ({ id }: Macro) =>
    void navigate({
      to: '/$workspace/macros/$macroId',
      params: { workspace: scope.slug, macroId: String(id) },
      search: { created: 'yes' },
      ignoreBlocker: true,
      replace: true,
    });
  // Where the platform holds something else than was sent, or more, that is said here first.
  const { state, save, lookAgain } = useCreation(({ macro, differing, doubles }) => {
    if (differing.length === 0 && doubles.length === 0) open(macro);
  });
  const written = {
    name: form.name,
    actions: actionsOf(form),
    visibility: isAgent ? 'personal' : form.visibility,
  };
  const isTyped = state.step !== 'saved' && !isUnchanged(start, form);
  const place = formPlace(scope, source ? `copy of macro ${source.id}` : 'new macro');
  const restoredFrom = useKeptForm({
    place,
    typed: isTyped ? { opened: start, form } : null,
    read: readKeptMacro,
    restore: (kept) => change({ type: 'load', form: kept.form }),
  });
  return (
    <Page title={t(source ? m.macros_new_copy : m.macros_new)} description={<BackLink />}>
      {restoredFrom !== null && (
        <RestoredNotice at={restoredFrom} onDiscard={() => change({ type: 'load', form: formOf(start) })} />
      )}
      <MacroEditor
        form={form}
        onChange={change}
        state={state}
        submitLabel={t(state.step === 'no-trace' ? m.macros_create_again : m.common_create)}
        blocked={state.step === 'saved' ? t(m.macros_created) : undefined}
        formerVisibility={null}
        onSave={() => void save(written)}
        notice={<SaveNotice state={state} form={form} onLookUp={() => void lookAgain()} onLoad={open} />}
      />
      <LeaveGuard isDirty={source !== null || isTyped} onLeave={() => void dropForm(place)} />
    </Page>
  );
}
