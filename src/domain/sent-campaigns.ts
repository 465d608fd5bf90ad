// The campaigns that this browser sent, as far as others than the campaigns' own screens need them: what they were sent to.
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import { ledgerDatabase } from '~/drafts/campaign-ledger';
import type { Reference } from './uses';

export interface SentCampaign {
  readonly id: string;
  /** Its text, or the name of its template. */
  readonly name: string;
  /** By number, ascending. */
  readonly labelIds: readonly number[];
  readonly inboxId: number | null;
  /** The language of its template. */
  readonly language: string | null;
}

const kept = z.object({
  id: z.string(),
  workspace: z.string(),
  state: z.object({ name: z.string() }),
  content: z.object({
    inboxId: z.nullable(z.int()),
    audience: z.array(z.int()),
    message: z.string(),
    templateParams: z.nullable(z.object({ language: z.string() })),
  }),
});

/** Those among the kept records that were, or may have been, sent in a workspace (`{instance}/{accountId}`). */
export function campaignsAmong(records: readonly unknown[], workspace: string): readonly SentCampaign[] {
  return records.flatMap((record): SentCampaign[] => {
    const { data } = kept.safeParse(record);
    if (data?.workspace !== workspace || data.state.name === 'refused') return [];
    const { inboxId, audience, message, templateParams } = data.content;
    return [
      { id: data.id, name: message, labelIds: audience, inboxId, language: templateParams?.language ?? null },
    ];
  });
}

/** Local: nothing is asked of the platform, and another tab may have sent one since. */
export const sentCampaignsQuery = (scope: Scope) =>
  queryOptions<readonly SentCampaign[], Error>({
    queryKey: readKey(scope, 'sent-campaigns'),
    queryFn: async () => {
      const records = await (await ledgerDatabase()).getAll('attempts');
      return campaignsAmong(records, `${scope.instance}/${scope.accountId}`);
    },
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  });

/** A campaign names its labels and its inbox by number, and a template by its language. */
export const referencesInCampaign = ({ labelIds, inboxId, language }: SentCampaign): readonly Reference[] => [
  ...labelIds.map((value) => ({ kind: 'label', value }) as const),
  ...(inboxId === null ? [] : [{ kind: 'inbox', value: inboxId } as const]),
  ...(language === null ? [] : [{ kind: 'locale', value: language } as const]),
];
