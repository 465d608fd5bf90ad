import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { markHidden } from '~/lib/hidden-characters';
import { useScope } from '~/session/scope-context';
import type { Column } from '~/ui/data-table';
import { Time } from '~/ui/time';
import { useNow } from '~/ui/use-now';
import { outcomeWords } from './outcome-words';
import type { Attempt } from './send/attempt';

/** What the list says of each campaign. */
export function useAttemptColumns(): Column<Attempt>[] {
  const t = useT();
  const scope = useScope();
  const number = new Intl.NumberFormat(useFormatLocale());
  const now = useNow(10_000);
  return [
    {
      key: 'when',
      width: '12rem',
      title: t(m.campaigns_attempt),
      text: ({ sentAt }) => new Date(sentAt).toISOString(),
      cell: ({ id, sentAt }) => (
        <Link to="/$workspace/campaigns/$attemptId" params={{ workspace: scope.slug, attemptId: id }}>
          <Time value={new Date(sentAt).toISOString()} style="ago" />
        </Link>
      ),
    },
    {
      key: 'outcome',
      title: t(m.common_result),
      cell: (one) => outcomeWords(t, one, now).title,
    },
    {
      key: 'count',
      width: '8rem',
      title: t(m.campaigns_recipients),
      text: ({ confirmedRecipients }) => confirmedRecipients,
      cell: (one) => number.format(one.confirmedRecipients),
    },
    {
      key: 'from',
      width: '10rem',
      title: t(m.campaigns_sender),
      secondary: true,
      cell: ({ names }) => markHidden(names.sender),
    },
    {
      key: 'message',
      title: t(m.campaigns_message),
      text: ({ content }) => content.message,
      secondary: true,
      cell: ({ content }) => content.message.slice(0, 60),
    },
    {
      key: 'person',
      width: '12rem',
      title: t(m.campaigns_person),
      secondary: true,
      cell: ({ person }) => person,
    },
  ];
}
