import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { DifferenceView } from '~/ui/difference/difference-view';
import { useTextDifference } from '~/ui/difference/use-difference';

/** Two texts compared as a whole, however long they are. */
export function LongChange({ before, after }: { readonly before: string; readonly after: string }) {
  const t = useT();
  return <DifferenceView difference={useTextDifference(before, after)} label={t(m.assistants_difference)} />;
}
