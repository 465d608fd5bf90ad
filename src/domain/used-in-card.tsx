import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Card } from '~/ui/page/card';
import { useUses } from './use-uses';
import { UseList } from './used-by';
import type { Target } from './uses';

interface UsedInCardProps {
  readonly target: Target;
  /** Renders nothing when there are no references. */
  readonly isBrief?: boolean;
}

/** A card on a record's page with the macros, rules and campaigns that refer to the record. */
export function UsedInCard({ target, isBrief = false }: UsedInCardProps) {
  const t = useT();
  const found = useUses(target);
  if (isBrief && !found.error && found.uses.length === 0) return null;
  return (
    <Card
      title={t(m.uses_used_in)}
      {...(!found.isReading && !found.error && { count: found.uses.length })}
      isRegion
      isFlush
    >
      <UseList target={target} found={found} isBrief={isBrief} isFlush />
    </Card>
  );
}
