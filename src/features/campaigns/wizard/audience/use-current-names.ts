import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '~/api/http/api-error';
import { listLabels } from '~/api/labels';
import { labelNamesQuery } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import type { CampaignDraft } from '../draft/campaign-draft';
import { useCampaignSenders } from '../message/use-campaign-senders';
import { type CurrentNames, findCurrentNames } from './current-names';

export interface CurrentNamesCheck extends CurrentNames {
  /** True if the current names of all selected IDs are loaded. */
  readonly isRead: boolean;
  /** The error that prevented loading the current names. Null if none occurred. */
  readonly error: ApiError | null;
  readonly retry: () => void;
  /** True if all names in the draft are current, so that they correctly state who receives the campaign. */
  readonly isCurrent: boolean;
}

/** Returns the data of a query. Returns null while it is loading or after an error. */
const asRead = <Data>({
  data,
  error,
}: {
  readonly data: Data | undefined;
  readonly error: ApiError | null;
}) => (data === undefined || error !== null ? null : data);

/**
 * Compares the names in the draft with the current names. If the platform has no endpoint for a list, uses IDs as
 * names.
 */
export function useCurrentNames({ channel, from, labels }: CampaignDraft): CurrentNamesCheck {
  const t = useT();
  const numbered = (number: number) => t(m.common_id, { id: number });
  const senders = useCampaignSenders(channel);
  const areLabelsListed = useOperationAvailability(listLabels) === 'on';
  const titles = useQuery({
    ...labelNamesQuery(useScope()),
    enabled: areLabelsListed && labels.length > 0,
  });
  const lists = {
    senders: senders.isListed ? asRead(senders) : from && [{ ...from, name: numbered(from.id) }],
    labels: areLabelsListed ? asRead(titles) : labels.map(({ id }) => ({ id, title: numbered(id) })),
  };
  const unread = [
    ...(from !== null && lists.senders === null ? [senders] : []),
    ...(labels.length > 0 && lists.labels === null ? [titles] : []),
  ];
  const names = findCurrentNames({ from, labels }, lists, numbered);
  const isRead = unread.length === 0;
  const isAnyGone = names.goneSender !== null || names.goneLabels.length > 0;
  return {
    ...names,
    isRead,
    error: unread.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const { error, refetch } of unread) if (error !== null) void refetch();
    },
    isCurrent: isRead && names.sender === null && names.labels === null && !isAnyGone,
  };
}
