// The screens and states to take pictures of: each with a name and its path below the workspace.

import { expect } from '@playwright/test';
import type { SandboxServerOptions } from '../../src/sandbox/server';
import { ARTICLE_SCREEN_STATES } from './article-screen-states';
import { CAMPAIGN_SCREEN_STATES } from './campaign-screen-states';
import { COMPARE_SCREEN_STATES } from './compare-screen-states';
import { createEmptyDemo, createLongNameDemo } from './demos';
import { FORM_SCREEN_STATES } from './form-screen-states';
import { FRAME_SCREEN_STATES } from './frame-screen-states';
import type { GalleryScreen } from './gallery-screen';
import { LIST_SCREEN_STATES } from './list-screen-states';
import { PORTAL_SCREEN_STATES } from './portal-screen-states';
import { RECORD_SCREEN_STATES } from './record-screen-states';
import { SENDING_SCREEN_STATES } from './sending-screen-states';
import { TRANSLATION_SCREEN_STATES } from './translation-screen-states';

const list = (name: string, path = name): GalleryScreen => ({ name, path, isList: true, hasNames: true });
const named = (name: string, path: string): GalleryScreen => ({ name, path, hasNames: true });

const drawer = (name: string, path: string): GalleryScreen => ({
  ...named(name, path),
  isDrawer: true,
  open: (page) => expect(page.getByRole('dialog')).toBeVisible(),
});

export const GALLERY_SCREENS: readonly GalleryScreen[] = [
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
    // Waits until all articles are loaded.
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

export const SCREEN_STATES: readonly GalleryScreen[] = [
  ...FRAME_SCREEN_STATES,
  ...LIST_SCREEN_STATES,
  ...RECORD_SCREEN_STATES,
  ...FORM_SCREEN_STATES,
  ...PORTAL_SCREEN_STATES,
  ...ARTICLE_SCREEN_STATES,
  ...TRANSLATION_SCREEN_STATES,
  ...CAMPAIGN_SCREEN_STATES,
  ...SENDING_SCREEN_STATES,
  ...COMPARE_SCREEN_STATES,
];

export interface DataState {
  readonly name: 'usual' | 'none' | 'many' | 'long';
  readonly server: Pick<SandboxServerOptions, 'demo' | 'variants'>;
  readonly has: (screen: GalleryScreen) => boolean;
}

export const DATA_STATES: readonly DataState[] = [
  { name: 'usual', server: {}, has: () => true },
  { name: 'none', server: { demo: createEmptyDemo }, has: ({ isList }) => isList === true },
  { name: 'many', server: { variants: ['large-account'] }, has: ({ isList }) => isList === true },
  { name: 'long', server: { demo: createLongNameDemo }, has: ({ hasNames }) => hasNames === true },
];
