// A list of selected fields of a record, with their values.
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { FieldValueList } from '~/ui/page/field-value-list';
import type { RecordDescription } from './use-record-form';

interface RecordFieldListProps<Values> {
  readonly description: RecordDescription<Values>;
  readonly fields: readonly string[];
}

export function RecordFieldList<Values>({ description, fields }: RecordFieldListProps<Values>) {
  const t = useT();
  const shown = description.filter(([field]) => fields.includes(String(field)));
  return <FieldValueList facts={shown.map(([, title, text]) => [title, text || t(m.common_none)])} />;
}
