import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { SearchableSelect } from '~/ui/form/searchable-select';
import type { NamedReference } from '../plan/mapping';
import type { TargetAccount } from '../plan/target-account';
import type { ReferenceChoice } from './use-apply';

interface ReferenceChoiceFieldProps {
  readonly named: NamedReference;
  readonly target: TargetAccount;
  readonly chosen: ReferenceChoice | null;
  /** Called with the selected replacement, or with null if the user returns to the automatic match. */
  readonly onChoose: (choice: ReferenceChoice | null) => void;
}

const LEFT_OUT = 'left-out';

/** A field to select the account's record for a name in the source, or to remove the references to that name. */
export function ReferenceChoiceField({ named, target, chosen, onChoose }: ReferenceChoiceFieldProps) {
  const t = useT();
  const { name, kind, decision } = named;
  const offered = target.all(kind).map((found) => ({
    value: String(found.id),
    // Shows the email, because several people may have the same name.
    label: kind === 'agents' ? `${found.name} (${found.key[0]})` : found.name,
  }));
  const own = decision?.step === 'found' ? String(decision.found.id) : null;
  const value = chosen === null || chosen === LEFT_OUT ? (chosen ?? own) : String(chosen.id);
  return (
    <SearchableSelect
      aria-label={name}
      placeholder={t(decision?.step === 'planned' ? m.apply_names_added : m.common_choose)}
      data={[{ value: LEFT_OUT, label: t(m.apply_skip) }, ...offered]}
      value={value}
      onChange={(next) => {
        if (next === null || next === own) onChoose(null);
        else onChoose(next === LEFT_OUT ? next : { kind, id: Number(next) });
      }}
    />
  );
}
