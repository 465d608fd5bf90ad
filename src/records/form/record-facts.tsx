// A list of selected fields of a record, with their values.
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Facts } from '~/ui/page/facts';
import type { RecordDescription } from './use-record-form';

interface RecordFactsProps<Values> {
  readonly description: RecordDescription<Values>;
  readonly fields: readonly string[];
}

export function RecordFacts<Values>({ description, fields }: RecordFactsProps<Values>) {
  const t = useT();
  const shown = description.filter(([field]) => fields.includes(String(field)));
  return <Facts facts={shown.map(([, title, text]) => [title, text || t(m.common_none)])} />;
}
