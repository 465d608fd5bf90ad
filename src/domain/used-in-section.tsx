import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { DrawerSection } from '~/ui/overlay/record-drawer';
import type { Target } from './references';
import { useReferencingRecords } from './use-referencing-records';
import { UseList } from './used-by';
import classes from './used-by.module.css';

/** A section of a record's drawer with the macros, rules and campaigns that refer to the record. */
export function UsedInSection({ target }: { readonly target: Target }) {
  const t = useT();
  const found = useReferencingRecords(target);
  return (
    <DrawerSection
      title={t(m.uses_used_in)}
      {...(!found.isReading && !found.error && { count: found.uses.length })}
    >
      <div className={classes.drawer}>
        <UseList target={target} found={found} isFlush />
      </div>
    </DrawerSection>
  );
}
