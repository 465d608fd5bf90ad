import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Card } from '~/ui/page/card';
import type { ReferenceTarget } from './references';
import { UsageList } from './usage-overview';
import { useReferencingRecords } from './use-referencing-records';

interface UsedInCardProps {
  readonly target: ReferenceTarget;
  /** True to render nothing when there are no references. */
  readonly isBrief?: boolean;
}

/** A card on a record's page with the macros, rules and campaigns that refer to the record. */
export function UsedInCard({ target, isBrief = false }: UsedInCardProps) {
  const t = useT();
  const found = useReferencingRecords(target);
  if (isBrief && !found.error && found.uses.length === 0) return null;
  return (
    <Card
      title={t(m.uses_used_in)}
      {...(!found.isReading && !found.error && { count: found.uses.length })}
      isRegion
      isFlush
    >
      <UsageList target={target} found={found} isBrief={isBrief} isFlush />
    </Card>
  );
}
