import { Checkbox, SimpleGrid } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import type { BundleKind } from '~/resources/transfers';
import { getBundleKindLabel } from './kind-labels';

interface BundleKindCheckboxesProps {
  readonly label: string;
  readonly offered: readonly BundleKind[];
  readonly kinds: readonly BundleKind[];
  /** Returns the number of records of a kind, or null if unknown. */
  readonly countRecords: (kind: BundleKind) => number | null;
  readonly disabled: boolean;
  readonly onChange: (kinds: readonly BundleKind[]) => void;
}

export function BundleKindCheckboxes({
  label,
  offered,
  kinds,
  countRecords,
  disabled,
  onChange,
}: BundleKindCheckboxesProps) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const labelOf = (kind: BundleKind) => {
    const count = countRecords(kind);
    return count === null
      ? getBundleKindLabel(t, kind)
      : t(m.health_kind_count, { kind: getBundleKindLabel(t, kind), count: number.format(count) });
  };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm" role="group" aria-label={label}>
      {offered.map((kind) => (
        <Checkbox
          key={kind}
          label={labelOf(kind)}
          checked={kinds.includes(kind)}
          disabled={disabled}
          onChange={({ currentTarget: { checked } }) =>
            onChange(offered.filter((one) => (one === kind ? checked : kinds.includes(one))))
          }
        />
      ))}
    </SimpleGrid>
  );
}
