import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '~/api/http/api-error';
import { listLabels } from '~/api/labels';
import { labelLookUp } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import type { CampaignDraft } from '../draft/campaign-draft';
import { useSenders } from '../message/use-senders';
import { type NamesToday, namesToday } from './names-today';

export interface NamesStanding extends NamesToday {
  /** Whether it is known what all ids are called today. */
  readonly isRead: boolean;
  /** Why it isn't; null while it is being read, too. */
  readonly error: ApiError | null;
  readonly retry: () => void;
  /** Whether the draft says what its ids are called today: only then is it clear to whom it goes. */
  readonly isCurrent: boolean;
}

/** A list that was read; null while it is on its way, and where it couldn't be read the last time. */
const asRead = <Data>({
  data,
  error,
}: {
  readonly data: Data | undefined;
  readonly error: ApiError | null;
}) => (data === undefined || error !== null ? null : data);

/** How the draft's names stand to those of today. Where the platform has no such list, a number is all that is known. */
export function useNamesToday({ channel, from, labels }: CampaignDraft): NamesStanding {
  const t = useT();
  const numbered = (number: number) => t(m.common_target_number, { id: number });
  const senders = useSenders(channel);
  const areLabelsListed = useAvailability(listLabels) === 'on';
  const titles = useQuery({ ...labelLookUp(useScope()), enabled: areLabelsListed && labels.length > 0 });
  const lists = {
    senders: senders.isListed ? asRead(senders) : from && [{ ...from, name: numbered(from.id) }],
    labels: areLabelsListed ? asRead(titles) : labels.map(({ id }) => ({ id, title: numbered(id) })),
  };
  const unread = [
    ...(from !== null && lists.senders === null ? [senders] : []),
    ...(labels.length > 0 && lists.labels === null ? [titles] : []),
  ];
  const names = namesToday({ from, labels }, lists, numbered);
  const isRead = unread.length === 0;
  return {
    ...names,
    isRead,
    error: unread.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const { error, refetch } of unread) if (error !== null) void refetch();
    },
    isCurrent: isRead && names.sender === null && names.labels === null && names.gone.length === 0,
  };
}
