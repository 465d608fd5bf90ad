// The assistants of both tenants, with full prompts.
import type { StoredAssistant } from '../state';
import { buildSystemPrompt } from './system-prompts';
import { getTimeBeforeBase } from './times';

const config = (system_prompt: string, more: Record<string, unknown>): Record<string, unknown> => ({
  system_prompt,
  model: 'large-2',
  temperature: 0.3,
  max_turns: 24,
  tools: ['order_lookup', 'help_center_search', 'hand_over'],
  hand_over: {
    after_failures: 2,
    team_id: 301,
    hours: { from: '08:00', to: '22:00', days: [1, 2, 3, 4, 5] },
  },
  greet: true,
  fallback_model: null,
  ...more,
});

const PROMPTS = {
  support: buildSystemPrompt({
    name: 'Bean',
    company: 'Acme Coffee Gear',
    duty: 'help customers with machines, orders and returns',
  }),
  sales: buildSystemPrompt({
    name: 'Crema',
    company: 'Acme Coffee Gear',
    duty: 'help visitors to choose a machine and a roast',
  }),
  globex: buildSystemPrompt({
    name: 'Globo',
    company: 'Globex',
    duty: 'ayudar a los clientes de herramientas, siempre en español',
  }),
};

export const createDemoAssistants = (): StoredAssistant[] => [
  {
    tenant: 'acme',
    published: true,
    id: 'support-prod',
    name: 'Support',
    description: 'Answers on the website and in messaging',
    deployment_role: 'production',
    updated_at: getTimeBeforeBase(41, 12.3456),
    metadata: { owner: 'Customer Care' },
    config: config(PROMPTS.support, {}),
  },
  {
    tenant: 'acme',
    published: false,
    id: 'support-draft',
    name: 'Support (draft)',
    description: 'Where the next version of Support is written',
    deployment_role: 'draft',
    updated_at: getTimeBeforeBase(3, 55.00815),
    metadata: { productionAssistantId: 'support-prod' },
    config: config(
      `${PROMPTS.support}\n\n## Trial\nOffer a call back whenever a customer has written three times.`,
      {
        temperature: 0.2,
        tools: ['order_lookup', 'help_center_search', 'hand_over', 'call_back'],
      },
    ),
  },
  {
    tenant: 'acme',
    published: true,
    id: 'sales-prod',
    name: 'Sales',
    description: null,
    deployment_role: 'production',
    updated_at: getTimeBeforeBase(96, 3.2),
    metadata: {},
    config: config(PROMPTS.sales, { greet: false, tools: [], 'catalogue.version': 7 }),
  },
  {
    tenant: 'globex',
    published: true,
    id: 'soporte-prod',
    name: 'Soporte',
    description: 'Atiende la web de Globex',
    deployment_role: 'production',
    updated_at: getTimeBeforeBase(12, 30.71525),
    metadata: {},
    config: config(PROMPTS.globex, { model: 'small-1', language: 'es' }),
  },
];
