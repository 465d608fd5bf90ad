import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Card } from '~/ui/page/card';
import { useUses } from './use-uses';
import { UseList } from './used-by';
import type { Target } from './uses';

/** A card on a record's page with the macros, rules and campaigns that refer to the record. */
export function UsedInCard({ target }: { readonly target: Target }) {
  const t = useT();
  const found = useUses(target);
  return (
    <Card
      title={t(m.uses_used_in)}
      {...(!found.isReading && !found.error && { count: found.uses.length })}
      isRegion
      isFlush
    >
      <UseList target={target} found={found} isFlush />
    </Card>
  );
}
