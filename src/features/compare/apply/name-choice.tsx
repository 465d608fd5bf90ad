import { Select } from '@mantine/core';
import type { Target, TargetKind } from '~/domain/bundle/apply/target';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { longChoices } from '~/ui/long-choices';
import type { Choice } from './use-apply';

interface NameChoiceProps {
  readonly label: string;
  readonly kind: TargetKind;
  readonly target: Target;
  readonly chosen: Choice | null;
  readonly onChoose: (choice: Choice | null) => void;
}

const LEFT_OUT = 'left-out';

/** What takes the place of one that is named, or that nothing does. */
export function NameChoice({ label, kind, target, chosen, onChoose }: NameChoiceProps) {
  const t = useT();
  const offered = target.all(kind).map(({ id, name, key }) => ({
    value: String(id),
    // People of one name are told apart by their email.
    label: kind === 'agents' ? `${name} (${key[0]})` : name,
  }));
  return (
    <Select
      aria-label={label}
      placeholder={t(m.common_choose)}
      data={[{ value: LEFT_OUT, label: t(m.apply_leave_out) }, ...offered]}
      value={chosen === null || chosen === LEFT_OUT ? chosen : String(chosen.id)}
      onChange={(value) => {
        if (value === null || value === LEFT_OUT) onChoose(value);
        else onChoose({ kind, id: Number(value) });
      }}
      {...longChoices}
    />
  );
}
