// Demo data of other deployments: larger accounts, more languages, longer text. Each function changes Acme, account 1
// of instance 1.
import type { Agent } from '~/api/agents';
import { createCategory } from './demo/categories';
import { getTimeBeforeBase } from './demo/times';
import type { AccountState, SandboxState } from './state';

function findAcme(state: SandboxState): AccountState | undefined {
  return state.instances.find(({ id }) => id === 1)?.accounts.find(({ id }) => id === 1);
}

/** Extends a list to `total` entries, creating each new entry from its number. */
function filledUp<T>(list: readonly T[], total: number, further: (number: number) => T): T[] {
  const count = Math.max(0, total - list.length);
  return [...list, ...Array.from({ length: count }, (_, index) => further(list.length + index + 1))];
}

const numbered = (name: string, number: number) => `${name} ${String(number).padStart(4, '0')}`;

const agent = (number: number): Agent => ({
  id: 50_000 + number,
  name: numbered('Agent', number),
  email: `agent-${number}@acme.test`,
  role: 'agent',
  availability_status: 'offline',
  confirmed: true,
});

export function enlargeAccount(state: SandboxState): void {
  const acme = findAcme(state);
  const [team] = acme?.teams ?? [];
  const [inbox] = acme?.inboxes ?? [];
  if (!acme || !team || !inbox) return;
  acme.agents = filledUp(acme.agents, 300, agent);
  acme.teams = filledUp(acme.teams, 2000, (number) => ({
    ...team,
    id: 60_000 + number,
    name: numbered('Team', number),
  }));
  acme.inboxes = filledUp(acme.inboxes, 500, (number) => ({
    ...inbox,
    id: 70_000 + number,
    name: numbered('Website', number),
  }));
  for (const { id } of acme.teams) acme.members[id] ??= [];
  // Assigns one conversation to the last agent, team and inbox, whose names are beyond the first page of every list.
  const last = acme.conversations.at(-1);
  if (last) Object.assign(last, { assignee_id: 50_300, team_id: 62_000, inbox_id: 70_500 });
}

const FURTHER_LOCALES = [
  ['es_419', 'Pedidos y envíos', 'Cuánto tarda un envío', 'De tres a cinco días hábiles.'],
  ['zh_Hans', '订单与配送', '配送需要多长时间', '三到五个工作日。'],
] as const;

export function addLocales(state: SandboxState): void {
  const help = findAcme(state)?.portals[0];
  const [article] = help?.articles ?? [];
  if (!help || !article) return;
  FURTHER_LOCALES.forEach(([locale, name, title, content], index) => {
    const id = 40_001 + index;
    const slug = `shipping-${locale.toLowerCase()}`;
    help.portal.allowed_locales.push(locale);
    help.categories.push(createCategory(id, slug, name, locale, 1));
    help.articles.push({
      ...article,
      id,
      title,
      content,
      description: content,
      slug,
      status: 'published',
      locale,
      category_id: id,
      associated_article_id: null,
      public_url: article.public_url.replace(article.slug, slug),
      updated_at: getTimeBeforeBase(1, index),
    });
  });
}

const LONGEST = 64 * 1024;

/**
 * Lengthens every tenth message of the longest conversation to `LONGEST` characters, starting with the newest. The
 * newest message becomes one long word without spaces.
 */
export function lengthenMessages(state: SandboxState): void {
  const thread = findAcme(state)?.messages['1042'] ?? [];
  const long = thread.toReversed().filter((_, index) => index % 10 === 0);
  long.forEach((message, index) => {
    const words = index === 0 ? 'grinder' : `${message.content || 'Hello'} `;
    message.content = words.repeat(Math.ceil(LONGEST / words.length)).slice(0, LONGEST);
  });
}

/**
 * Adds records, so that the members of the first team and the lists of senders, templates and assistants each have 30
 * entries, which is more than one page.
 */
export function addRecordsBeyondFirstPage(state: SandboxState): void {
  const acme = findAcme(state);
  const [team] = acme?.teams ?? [];
  const inbox = acme?.inboxes.find(({ templates }) => templates.length > 0);
  const draft = state.assistants.find(({ tenant }) => tenant === 'acme');
  if (!acme || !team || !inbox || !draft) return;
  acme.agents = filledUp(acme.agents, 30, agent);
  acme.members[team.id] = acme.agents.slice(0, 30).map(({ id }) => id);
  acme.emailSenders = filledUp(acme.emailSenders, 30, (number) => ({
    id: 700 + number,
    name: numbered('Sender', number),
    email: `sender-${number}@acme.test`,
  }));
  inbox.templates = filledUp(inbox.templates, 30, (number) => ({
    name: `notice_${number}`,
    language: 'en',
    category: 'UTILITY',
    status: 'APPROVED',
    components: [{ type: 'BODY', text: `Notice ${number}` }],
  }));
  const others = state.assistants.filter(({ tenant }) => tenant !== 'acme');
  const own = state.assistants.filter(({ tenant }) => tenant === 'acme');
  const further = filledUp(own, 30, (number) => ({
    ...draft,
    id: `assistant-${number}`,
    name: numbered('Assistant', number),
    published: true,
    metadata: {},
  }));
  state.assistants = [...further, ...others];
}
