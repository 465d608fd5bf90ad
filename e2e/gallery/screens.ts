// The screens and states to take pictures of: each with a name and its path below the workspace.

import { expect } from '@playwright/test';
import type { SandboxServerOptions } from '../../src/sandbox/server';
import { ARTICLE_STATES } from './article-states';
import { CAMPAIGN_STATES } from './campaign-states';
import { COMPARE_STATES } from './compare-states';
import { createEmptyDemo, createLongDemo } from './demos';
import { FORM_STATES } from './form-states';
import { FRAME_STATES } from './frame-states';
import { LIST_STATES } from './list-states';
import { PORTAL_STATES } from './portal-states';
import { RECORD_STATES } from './record-states';
import type { Screen } from './screen';
import { SENDING_STATES } from './sending-states';
import { TRANSLATION_STATES } from './translation-states';

const list = (name: string, path = name): Screen => ({ name, path, isList: true, hasNames: true });
const named = (name: string, path: string): Screen => ({ name, path, hasNames: true });

const drawer = (name: string, path: string): Screen => ({
  ...named(name, path),
  isDrawer: true,
  open: (page) => expect(page.getByRole('dialog')).toBeVisible(),
});

export const SCREENS: readonly Screen[] = [
  { name: 'sign-in', path: '', isSignIn: true },
  { name: 'home', path: '' },
  list('conversations'),
  { name: 'conversation-found', path: 'conversations?id=HD-7781' },
  named('conversation', 'conversations/1042'),
  list('inboxes'),
  named('inbox', 'inboxes/2'),
  list('canned-responses'),
  {
    name: 'canned-response-folder',
    path: 'canned-responses?folder=shipping',
    open: (page) => expect(page.getByText('Without a folder')).toBeVisible(),
  },
  { name: 'canned-response-import', path: 'canned-responses/import' },
  list('macros'),
  named('macro', 'macros/3001'),
  { name: 'macro-new', path: 'macros/new' },
  { name: 'macro-import', path: 'macros/import' },
  list('automation-rules'),
  named('automation-rule', 'automation-rules/801'),
  { name: 'rule-test', path: 'automation-rules/test?conversation=1042' },
  { name: 'used-by', path: 'used-by' },
  list('labels'),
  drawer('label', 'labels?label=201'),
  list('availability-reasons'),
  list('teams'),
  named('team', 'teams/301'),
  list('people'),
  drawer('person', 'people?person=9'),
  { name: 'health', path: 'health' },
  { name: 'platform', path: 'platform' },
  { name: 'activity', path: 'activity' },
  { name: 'browser-storage', path: 'browser-storage' },
  { name: 'compare', path: 'compare' },
  list('portals', 'help-center'),
  named('articles', 'help-center/acme-help'),
  named('categories', 'help-center/acme-help/categories'),
  named('translations', 'help-center/acme-help/translations'),
  {
    name: 'portal-health',
    path: 'help-center/acme-help/health',
    // Loads the texts of all articles.
    open: (page) => expect(page.getByText('Checked just now')).toBeVisible({ timeout: 60_000 }),
  },
  { name: 'portal-replace', path: 'help-center/acme-help/replace' },
  { name: 'portal-settings', path: 'help-center/acme-help/settings' },
  { name: 'article-new', path: 'help-center/acme-help/articles/new' },
  named('article', 'help-center/acme-help/articles/10001'),
  { name: 'campaigns', path: 'campaigns' },
  named('campaign-new', 'campaigns/new'),
  list('assistants'),
  { name: 'assistant', path: 'assistants/support-draft/prompt' },
  { name: 'palette', path: 'macros', open: (page) => page.keyboard.press('Control+k') },
  {
    name: 'account-menu',
    path: 'macros',
    open: (page) =>
      page.getByRole('button', { name: /Account menu|Menú de la cuenta|Menu da conta/ }).click(),
  },
  { name: 'not-found', path: 'teams/999999' },
];

/** Further states of the screens. */
export const SCREEN_STATES: readonly Screen[] = [
  ...FRAME_STATES,
  ...LIST_STATES,
  ...RECORD_STATES,
  ...FORM_STATES,
  ...PORTAL_STATES,
  ...ARTICLE_STATES,
  ...TRANSLATION_STATES,
  ...CAMPAIGN_STATES,
  ...SENDING_STATES,
  ...COMPARE_STATES,
];

export interface DataState {
  readonly name: 'usual' | 'none' | 'many' | 'long';
  readonly server: Pick<SandboxServerOptions, 'demo' | 'variants'>;
  readonly has: (screen: Screen) => boolean;
}

export const DATA_STATES: readonly DataState[] = [
  { name: 'usual', server: {}, has: () => true },
  { name: 'none', server: { demo: createEmptyDemo }, has: ({ isList }) => isList === true },
  { name: 'many', server: { variants: ['large-account'] }, has: ({ isList }) => isList === true },
  { name: 'long', server: { demo: createLongDemo }, has: ({ hasNames }) => hasNames === true },
];
