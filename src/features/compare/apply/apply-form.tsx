import { Checkbox, Group, Input, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { LoadStatus } from '~/records/list/load-status';
import type { BundleKind } from '~/resources/transfers';
import { useScope } from '~/session/scope-context';
import { BusyButton } from '~/ui/form/busy-button';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Card } from '~/ui/page/card';
import { countRequests, getRecordCount } from '../bundle/needed-lists';
import { BundleKindCheckboxes } from '../bundle-kind-checkboxes';
import { type BundleSource, getSourceBundle, isSourceSelected, listComparableKinds } from '../bundle-source';
import { BundleSourceField } from '../bundle-source-field';
import { recordCountsQuery } from '../counts-query';
import { LoadTimeEstimate } from '../load-time-estimate';
import { getWorkspaceName } from '../open-workspaces';
import { filterNamedChoices } from '../plan/mapping';
import type { ApplyState } from './use-apply';

/** Returns the record counts of the source and of the target account. */
function useCounts(source: BundleSource) {
  const scope = useScope();
  const scopes = source.kind === 'account' ? [scope, source.scope] : [scope];
  const [into, from] = useQueries({ queries: scopes.map((one) => recordCountsQuery(one)) });
  const bundle = getSourceBundle(source);
  const count = (kind: BundleKind): number | null => {
    if (bundle) return bundle.records.filter((record) => record.kind === kind).length;
    return from?.data ? getRecordCount(kind, from.data) : null;
  };
  const requestsOf = (kinds: readonly BundleKind[]): number | null => {
    const all = [into, ...(from ? [from] : [])].map((query) => query?.data);
    return all.reduce<number | null>(
      (sum, counts) => (sum === null || !counts ? null : sum + countRequests(kinds, counts)),
      0,
    );
  };
  const failed = into?.error ? into : from?.error ? from : null;
  return { count, requestsOf, failed };
}

/** Selects the source to apply, the kinds of records and the options. */
export function ApplyForm({ applying }: { readonly applying: ApplyState }) {
  const t = useT();
  const scope = useScope();
  const { state, settings, applied, change, read, stop, forget } = applying;
  const { source, without, onlyAdd, publish, choices } = settings;
  const { count, requestsOf, failed } = useCounts(source);
  const isReading = state.step === 'reading';
  const offered = listComparableKinds([source]).filter((kind) => count(kind) !== 0);
  const kinds = offered.filter((kind) => !without.includes(kind));
  const requests = requestsOf(kinds);
  return (
    <Card>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <BundleSourceField
            isElsewhere
            label={t(m.platform_origin)}
            source={source}
            disabled={isReading}
            onChange={(chosen) => {
              forget();
              change({ source: chosen, choices: filterNamedChoices(choices) });
            }}
          />
          <div>
            <Input.Label labelElement="div">{t(m.apply_target)}</Input.Label>
            <Text size="md" fw={500} lh="2rem">
              {getWorkspaceName(scope)}
            </Text>
          </div>
        </SimpleGrid>
        {isSourceSelected(source) && (
          <>
            <BundleKindCheckboxes
              label={t(m.apply_kinds)}
              offered={offered}
              kinds={kinds}
              countRecords={count}
              disabled={isReading}
              onChange={(chosen) => {
                forget();
                change({ without: offered.filter((kind) => !chosen.includes(kind)) });
              }}
            />
            <Checkbox
              label={t(m.apply_add_missing_only)}
              description={t(m.apply_add_missing_only_text)}
              checked={onlyAdd}
              disabled={isReading}
              onChange={({ currentTarget: { checked } }) => change({ onlyAdd: checked })}
            />
            {kinds.includes('articles') && (
              <Checkbox
                label={t(m.apply_publish)}
                description={t(m.apply_publish_text)}
                checked={publish}
                disabled={isReading}
                onChange={({ currentTarget: { checked } }) => change({ publish: checked })}
              />
            )}
          </>
        )}
        <Text size="sm">{t(m.apply_preview_text)}</Text>
        {failed?.error ? (
          <ProblemNotice error={failed.error} purpose="read" onRetry={() => void failed.refetch()} />
        ) : (
          isSourceSelected(source) && <LoadTimeEstimate requests={requests} />
        )}
        {/* Hides the button after a run, because the result card above has the same button. */}
        {(isReading || !applied) && (
          <Group>
            <BusyButton
              ref={moveFocusOnRemoval}
              loading={isReading}
              disabled={!isSourceSelected(source) || requests === null || kinds.length === 0}
              onClick={() => void read(kinds)}
            >
              {t(m.apply_preview)}
            </BusyButton>
          </Group>
        )}
        <LoadStatus state={state} onStop={stop} />
      </Stack>
    </Card>
  );
}
