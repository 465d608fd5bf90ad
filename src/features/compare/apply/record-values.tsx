import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { DashboardLink } from '~/domain/dashboard-link';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { formatFieldValue, getFieldTitle } from '~/records/activity/entry-labels';
import { RESOURCE_SECTIONS } from '~/resources/resource-sections';
import { getTransfer } from '~/resources/transfers';
import { useScope } from '~/session/scope-context';
import { FieldValueList } from '~/ui/page/field-value-list';
import { LongText } from '~/ui/page/truncated-list';
import { getBundleKindLabel } from '../kind-labels';
import type { PlannedRecord } from '../plan/apply-plan';

/** Lists the values that the user must enter manually, with links to the pages where they can be entered. */
export function RecordValues({ planned: { record, there } }: { readonly planned: PlannedRecord }) {
  const t = useT();
  const { slug: workspace } = useScope();
  const { section, dashboard } = getTransfer(record.kind);
  const fields = [
    ...Object.entries(record.values),
    ...(record.text === null ? [] : [['content', record.text] as const]),
  ].map(([field, value]) => [field, formatFieldValue(t, field, value)] as const);
  return (
    <>
      <FieldValueList
        facts={fields
          .filter(([, text]) => text !== '')
          .map(([field, text]) => [
            getFieldTitle(t, field),
            <LongText key={field} text={text}>
              {(shown) => <span className="raw-text">{shown}</span>}
            </LongText>,
          ])}
      />
      <Anchor
        size="sm"
        renderRoot={(props) => <Link {...props} to={RESOURCE_SECTIONS[section].to} params={{ workspace }} />}
      >
        {t(m.apply_to_do_open, { name: getBundleKindLabel(t, record.kind) })}
      </Anchor>
      {there && dashboard && <DashboardLink record={dashboard} id={there.id} />}
    </>
  );
}
