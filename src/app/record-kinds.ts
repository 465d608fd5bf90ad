import { newReasonAccess, reasonAccess, reasonRemoval } from '~/features/availability-reasons/reason-record';
import {
  cannedResponseAccess,
  cannedResponseRemoval,
  newCannedResponseAccess,
} from '~/features/canned-responses/canned-response-record';
import {
  articleAccess,
  articleRemoval,
  newArticleAccess,
  valuesOf,
} from '~/features/help-center/article/article-record';
import { articlePublishing } from '~/features/help-center/article/publish/becoming-public';
import {
  categoryAccess,
  categoryRemoval,
  newCategoryAccess,
} from '~/features/help-center/categories/category-record';
import {
  newPortalAccess,
  portalLanguageAccess,
  portalNameAccess,
} from '~/features/help-center/portals/portal-record';
import { macroAccess, macroRemoval, newMacroAccess } from '~/features/macros/macro-record';
import { membershipAccess } from '~/features/teams/membership';
import { newTeamAccess, teamAccess, teamRemoval } from '~/features/teams/team-record';
import { NEW_TEAM } from '~/features/teams/team-values';
import type { RecordPlace } from '~/records/activity/entry';
import { reachableKind } from '~/records/activity/kinds';
import type { ReachableKinds } from '~/records/activity/kinds-source';
import {
  articleQuestion,
  cannedResponseQuestion,
  categoryQuestion,
  macroQuestion,
  reasonQuestion,
  teamQuestion,
} from './delete-questions';

const idOf = ({ record }: RecordPlace) => Number(record);
const portalOf = ({ parent }: RecordPlace) => parent ?? '';

/** How the records of the activity's entries are reached. */
export const REACHABLE_KINDS: ReachableKinds = {
  'canned-response': reachableKind({
    access: (queryClient, scope, entry) =>
      cannedResponseAccess(queryClient, scope, { id: idOf(entry), short_code: entry.name }),
    creation: newCannedResponseAccess,
    blank: { short_code: '', content: '' },
    removal: cannedResponseRemoval,
    question: cannedResponseQuestion,
  }),
  macro: reachableKind({
    access: (queryClient, scope, entry) => macroAccess(queryClient, scope, idOf(entry)),
    creation: newMacroAccess,
    blank: { name: '', visibility: '', actions: [] },
    removal: macroRemoval,
    question: macroQuestion,
  }),
  team: reachableKind({
    access: (queryClient, scope, entry) => teamAccess(queryClient, scope, idOf(entry)),
    creation: newTeamAccess,
    blank: NEW_TEAM,
    removal: (queryClient, scope, team) => teamRemoval(queryClient, scope, team, null),
    question: teamQuestion,
  }),
  membership: reachableKind({
    access: (queryClient, scope, entry) =>
      membershipAccess(queryClient, scope, Number(entry.parent), { id: idOf(entry), name: entry.name }),
  }),
  'availability-reason': reachableKind({
    access: (queryClient, scope, entry) => reasonAccess(queryClient, scope, idOf(entry)),
    creation: newReasonAccess,
    blank: { reason: '', emoji: '' },
    removal: reasonRemoval,
    question: reasonQuestion,
  }),
  portal: reachableKind({
    access: (queryClient, scope, entry) => portalNameAccess(queryClient, scope, entry.record ?? ''),
    creation: newPortalAccess,
    blank: { name: '', slug: '', default_locale: '' },
  }),
  'portal-language': reachableKind({
    access: (queryClient, scope, entry) =>
      portalLanguageAccess(queryClient, scope, portalOf(entry), entry.record ?? ''),
  }),
  category: reachableKind({
    access: (queryClient, scope, entry) => categoryAccess(queryClient, scope, portalOf(entry), idOf(entry)),
    creation: (queryClient, scope, entry) => newCategoryAccess(queryClient, scope, portalOf(entry)),
    blank: { name: '', slug: '', description: '', locale: '', associated_category_id: null },
    removal: (queryClient, scope, category, entry) =>
      categoryRemoval(queryClient, scope, portalOf(entry), category),
    question: categoryQuestion,
  }),
  article: reachableKind({
    access: (queryClient, scope, entry) => articleAccess(queryClient, scope, portalOf(entry), idOf(entry)),
    creation: (queryClient, scope, entry) => newArticleAccess(queryClient, scope, portalOf(entry)),
    blank: {
      title: '',
      description: '',
      content: '',
      category_id: null,
      associated_article_id: null,
      status: 'draft',
    },
    removal: (queryClient, scope, article, entry) =>
      articleRemoval(queryClient, scope, portalOf(entry), article.id, valuesOf(article)),
    question: articleQuestion,
    publishing: articlePublishing,
    newPublishing: articlePublishing,
  }),
};
