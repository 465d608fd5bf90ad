import { type FetchQueryOptions, hashKey, type QueryClient } from '@tanstack/react-query';
import { assistantsQuery } from '~/api/assistants';
import { listAutomationRules } from '~/api/automation-rules';
import { allPagesOptions } from '~/api/http/all-pages';
import { listMacros } from '~/api/macros';
import { listPortals, type Portal } from '~/api/portals';
import type { Scope } from '~/api/scope';
import { agentLookUp, inboxLookUp, labelLookUp, teamLookUp } from '~/domain/look-ups';
import { ledgerQuery } from '~/features/campaigns/ledger-query';
import { allResponsesQuery } from '~/features/canned-responses/import/all-responses';
import { allArticlesQuery, allCategoriesQuery } from '~/features/help-center/portal-queries';
import type { Find, FindKind } from './find-kinds';

/** One list that is searched: the very read of the screens that show it whole, so that it is asked for once. */
export interface Source {
  readonly name: string;
  readonly kind: FindKind;
  /** Of this browser: it costs no request. */
  readonly isLocal: boolean;
  readonly isFresh: (client: QueryClient) => boolean;
  readonly read: (client: QueryClient) => Promise<unknown>;
  /** What was read last, and what can be found in it; null where nothing was. */
  readonly last: (client: QueryClient) => { readonly data: unknown; readonly finds: () => Find[] } | null;
}

/** Names seldom change; in milliseconds. What this console writes is read again at once all the same. */
const FRESH_FOR = 5 * 60_000;

/** More than the beginning of a text finds too much, and takes too long. */
const EXCERPT = 120;

interface SourceOptions<Data, Failure> {
  readonly kind: FindKind;
  readonly isLocal?: boolean;
  readonly query: FetchQueryOptions<Data, Failure>;
  readonly finds: (data: Data) => readonly Omit<Find, 'kind'>[];
}

function sourceOf<Data, Failure>(options: SourceOptions<Data, Failure>): Source {
  const { kind, finds, isLocal = false } = options;
  // Kept as long as the workspace is open: thousands are not read again because the palette was closed for a while.
  const query = { ...options.query, staleTime: FRESH_FOR, gcTime: Number.POSITIVE_INFINITY };
  const { queryKey } = query;
  return {
    name: hashKey(queryKey),
    kind,
    isLocal,
    isFresh: (client) =>
      client.getQueryCache().find({ queryKey, exact: true })?.isStaleByTime(FRESH_FOR) === false,
    read: (client) => client.fetchQuery(query),
    last: (client) => {
      const data = client.getQueryData<Data>(queryKey);
      return data === undefined
        ? null
        : { data, finds: () => finds(data).map((find) => ({ kind, ...find })) };
    },
  };
}

interface Named {
  readonly id: number;
  readonly name: string;
}

const named = ({ id, name }: Named) => ({ id: String(id), number: String(id), label: name });

const PATIENT = { isPatient: true };

const portalList = (scope: Scope) => allPagesOptions(scope, listPortals, {}, PATIENT);

/** The workspace's portals, as far as they were read. */
export const knownPortals = (client: QueryClient, scope: Scope): readonly Portal[] =>
  client.getQueryData(portalList(scope).queryKey) ?? [];

/** The lists of the workspace, small ones first. Nothing is asked for that the role rules out. */
export function workspaceSources(scope: Scope, isAdministrator: boolean): Source[] {
  const macros = sourceOf({
    kind: 'macro',
    query: allPagesOptions(scope, listMacros, {}, PATIENT),
    finds: (all) => all.map((macro) => ({ ...named(macro), note: macro.visibility })),
  });
  const rules = sourceOf({
    kind: 'rule',
    query: allPagesOptions(scope, listAutomationRules, {}, PATIENT),
    finds: (all) => all.map((rule) => ({ ...named(rule), note: rule.active ? null : 'inactive' })),
  });
  const assistants = sourceOf({
    kind: 'assistant',
    query: assistantsQuery(scope),
    finds: ({ data }) =>
      data.map(({ id, name, description }) => ({ id, number: id, label: name ?? id, note: description })),
  });
  return [
    sourceOf({
      kind: 'campaign',
      isLocal: true,
      query: ledgerQuery(scope),
      finds: ({ attempts }) =>
        attempts.map(({ id, text, names, state }) => ({
          id,
          number: state.name === 'sent' ? String(state.id) : undefined,
          label: text.slice(0, EXCERPT),
          note: names.sender,
        })),
    }),
    sourceOf({
      kind: 'portal',
      query: portalList(scope),
      finds: (all) => all.map(({ slug, name }) => ({ id: slug, label: name, note: slug, further: slug })),
    }),
    sourceOf({
      kind: 'inbox',
      query: inboxLookUp(scope),
      finds: (all) => all.map((inbox) => ({ ...named(inbox), note: inbox.channel_type })),
    }),
    sourceOf({
      kind: 'team',
      query: teamLookUp(scope),
      finds: (all) => all.map((team) => ({ ...named(team), note: team.description })),
    }),
    sourceOf({
      kind: 'label',
      query: labelLookUp(scope),
      finds: (all) =>
        all.map(({ id, title, description }) => ({
          id: String(id),
          number: String(id),
          label: title,
          note: description,
        })),
    }),
    sourceOf({
      kind: 'agent',
      query: agentLookUp(scope),
      finds: (all) =>
        all.map((agent) => ({ ...named(agent), note: agent.email, further: agent.email ?? undefined })),
    }),
    ...(isAdministrator ? [rules] : []),
    ...(scope.tenant === null ? [] : [assistants]),
    macros,
  ];
}

/** What a portal holds. */
export const portalSources = (scope: Scope, { slug, name }: Portal): Source[] => [
  sourceOf({
    kind: 'category',
    query: allCategoriesQuery(scope, slug, PATIENT),
    finds: (all) => all.map((category) => ({ ...named(category), portal: slug, note: name })),
  }),
  sourceOf({
    kind: 'article',
    query: allArticlesQuery(scope, slug, {}, PATIENT),
    finds: (all) =>
      all.map(({ id, title, status }) => ({
        id: String(id),
        number: String(id),
        label: title,
        portal: slug,
        note: status,
      })),
  }),
];

/** The list that may be the longest by far: read when all others are there. */
export const cannedResponseSource = (scope: Scope): Source =>
  sourceOf({
    kind: 'cannedResponse',
    query: allResponsesQuery(scope),
    finds: ({ data }) =>
      data.map(({ id, short_code, content }) => {
        const excerpt = content.slice(0, EXCERPT);
        return { id: String(id), number: String(id), label: short_code, note: excerpt, further: excerpt };
      }),
  });
