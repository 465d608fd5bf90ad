// Demo data for additional gallery pictures: an empty account, and names of maximum length.
import { createDemoState } from '../../src/sandbox/demo/demo-state';
import type { AccountState, SandboxState } from '../../src/sandbox/state';

function demoWith(change: (acme: AccountState, state: SandboxState) => void): SandboxState {
  const state = createDemoState();
  const acme = state.instances[0]?.accounts[0];
  if (!acme) throw new Error('The demo data lacks an account.');
  change(acme, state);
  return state;
}

export const createEmptyDemo = (): SandboxState =>
  demoWith((acme, state) => {
    acme.conversations = [];
    acme.inboxes = [];
    acme.cannedResponses = [];
    acme.macros = [];
    acme.automationRules = [];
    acme.availabilityReasons = [];
    acme.teams = [];
    acme.portals = [];
    state.assistants = [];
  });

const LONG =
  'for everyone who writes about Donaudampfschifffahrtsgesellschaftskapitänsmützen on a public holiday';
const longer = <Item extends { name: string }>(items: readonly Item[]): Item[] =>
  items.map((item) => ({ ...item, name: `${item.name} ${LONG}` }));

export const createLongNameDemo = (): SandboxState =>
  demoWith((acme) => {
    acme.agents = longer(acme.agents);
    acme.inboxes = longer(acme.inboxes);
    acme.macros = longer(acme.macros);
    acme.automationRules = longer(acme.automationRules);
    acme.teams = longer(acme.teams);
    for (const stored of acme.portals) {
      stored.portal.name += ` ${LONG}`;
      stored.categories = longer(stored.categories);
      stored.articles = stored.articles.map((article) => ({ ...article, title: `${article.title} ${LONG}` }));
    }
  });
