import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { DrawerSection } from '~/ui/overlay/record-drawer';
import type { ReferenceTarget } from './references';
import { UsageList } from './usage-overview';
import { useReferencingRecords } from './use-referencing-records';

/** A section of a record's drawer with the macros, rules and campaigns that refer to the record. */
export function UsedInSection({ target }: { readonly target: ReferenceTarget }) {
  const t = useT();
  const found = useReferencingRecords(target);
  return (
    <DrawerSection
      title={t(m.uses_used_in)}
      {...(!found.isReading && !found.error && { count: found.uses.length })}
    >
      <UsageList target={target} found={found} />
    </DrawerSection>
  );
}
