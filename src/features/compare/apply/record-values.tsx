import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { DashboardLink } from '~/domain/dashboard-link';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { formatFieldValue, getFieldTitle } from '~/records/activity/entry-labels';
import { SECTIONS } from '~/resources/sections';
import { getTransfer } from '~/resources/transfers';
import { useScope } from '~/session/scope-context';
import { Facts } from '~/ui/page/facts';
import { LongText } from '~/ui/page/truncated-list';
import { getBundleKindLabel } from '../kind-labels';
import type { PlannedRecord } from '../plan/plan';

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
      <Facts
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
        renderRoot={(props) => <Link {...props} to={SECTIONS[section].to} params={{ workspace }} />}
      >
        {t(m.apply_to_do_open, { name: getBundleKindLabel(t, record.kind) })}
      </Anchor>
      {there && dashboard && <DashboardLink record={dashboard} id={there.id} />}
    </>
  );
}
