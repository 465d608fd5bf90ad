// Automation rules with all conditions and actions that the console can describe, and with some conditions and actions
// that it can't describe.
import type { AutomationRule } from '~/api/automation-rules';
import { createTimestamps } from './times';

type Join = 'and' | 'or' | null;

const when = (
  attribute_key: string,
  filter_operator: string,
  values: unknown,
  query_operator: Join = null,
) => ({
  attribute_key,
  filter_operator,
  values,
  query_operator,
});

const act = (action_name: string, ...action_params: unknown[]) => ({ action_name, action_params });

type RuleSeed = readonly [
  name: string,
  description: string | null,
  event: string,
  order: number,
  conditions: readonly unknown[],
  actions: readonly unknown[],
  active?: boolean,
];

const ACME: readonly RuleSeed[] = [
  [
    'Refund words go to Billing',
    'Finds refund requests by their words',
    'message_created',
    1,
    [
      when('message_type', 'equal_to', ['incoming'], 'and'),
      when('content', 'contains', ['refund', 'money back'], 'or'),
      when('content', 'contains', ['reembolso']),
    ],
    [act('add_label', 'refund'), act('assign_team', 302)],
  ],
  [
    'New on the website: Customer Care',
    null,
    'conversation_created',
    1,
    [when('inbox_id', 'equal_to', [1, 6])],
    [act('assign_team', 301)],
  ],
  [
    'VIP first',
    'Customers with the label jump the queue',
    'conversation_created',
    2,
    [when('labels', 'equal_to', ['vip'], 'or'), when('priority', 'equal_to', ['urgent', 'high'])],
    [act('change_priority', 'urgent'), act('add_private_note', 'A VIP is waiting.')],
  ],
  [
    'Spanish speakers',
    null,
    'conversation_created',
    3,
    [when('browser_language', 'equal_to', ['es'], 'and'), when('status', 'not_equal_to', ['resolved'])],
    [act('assign_agent', 15), act('send_message', '¡Hola, {{contact.first_name}}!')],
    false,
  ],
  [
    'Late parcel',
    'Any of three words, outside the wholesale inbox',
    'message_created',
    2,
    [
      when('content', 'contains', ['late'], 'or'),
      when('content', 'contains', ['where is my'], 'or'),
      when('content', 'contains', ['tracking'], 'and'),
      when('inbox_id', 'not_equal_to', [6]),
    ],
    [act('add_label', 'late-delivery'), act('assign_team', 303)],
  ],
  [
    'Opened again',
    null,
    'conversation_opened',
    1,
    [when('assignee_id', 'is_present', [])],
    [act('add_private_note', 'Opened again: read what was promised.'), act('change_priority', 'medium')],
  ],
  [
    'Handed to the workshop',
    'The team changed from Customer Care to Workshop',
    'conversation_updated',
    1,
    [when('team_id', 'attribute_changed', { from: [301], to: [304] })],
    [
      act('add_label', 'warranty'),
      act('send_email_to_team', [{ team_ids: [304], message: 'One more for the bench.' }]),
    ],
  ],
  [
    'Became urgent',
    null,
    'conversation_updated',
    2,
    [
      when('priority', 'attribute_changed', { from: [null, 'low', 'medium'], to: ['urgent'] }, 'and'),
      when('assignee_id', 'is_not_present', []),
    ],
    [act('assign_agent', 12), act('send_webhook_event', 'https://hooks.acme.test/urgent')],
  ],
  [
    'Order total above 500',
    'Uses a custom attribute',
    'conversation_updated',
    3,
    [{ ...when('order_total', 'is_greater_than', [500]), custom_attribute_type: 'conversation_attribute' }],
    [act('add_label', 'vip')],
  ],
  [
    'Night shift',
    null,
    'conversation_created',
    4,
    [
      when('created_at', 'within_hours', ['22:00', '06:00'], 'and'),
      when('timezone', 'equal_to', ['Europe/Madrid']),
    ],
    [act('assign_team', 306)],
    false,
  ],
  [
    'Returns to the Returns team',
    'Written before that team was closed',
    'message_created',
    3,
    [when('content', 'contains', ['return'])],
    [
      act('assign_team', 399),
      act('add_label', 'summer-sale-2024'),
      act('notify_agents', { agent_ids: [77] }),
    ],
    false,
  ],
  [
    'Imported: <nobody> knows & nobody asks',
    '',
    'conversation_updated',
    4,
    [
      { all: [{ field: 'status', is: 'pending' }, { any: [{ field: 'age_hours', over: 48 }] }] },
      'status:pending',
      48,
      null,
    ],
    [{ do: 'escalate', to: { level: 2 } }, 'notify'],
  ],
  [
    'Contact was merged',
    'An event that this console has never heard of',
    'contact_merged',
    1,
    [],
    [act('add_private_note', 'Two contacts became one.')],
  ],
  [
    'Snooze feedback',
    null,
    'conversation_created',
    5,
    [
      when('labels', 'equal_to', ['feedback'], 'or'),
      when('contact.name', 'starts_with', ['☕'], 'or'),
      when('referer', 'contains', ['/survey']),
    ],
    [act('snooze_conversation'), act('mute_conversation')],
  ],
  [
    'Waiting and solved, imported',
    'Put together from two rules: nothing is pending and resolved',
    'conversation_updated',
    5,
    [when('status', 'equal_to', ['pending'], 'and'), when('status', 'equal_to', ['resolved'])],
    [act('add_label', 'feedback')],
  ],
];

const rules = (firstId: number, seeds: readonly RuleSeed[]): AutomationRule[] =>
  seeds.map(([name, description, event_name, order_id, conditions, actions, active = true], index) => ({
    id: firstId + index,
    name,
    description: description ?? '',
    event_name,
    active,
    order_id,
    conditions: structuredClone([...conditions]),
    actions: structuredClone([...actions]),
    ...createTimestamps(300 - index * 11, index % 2 === 0 ? 9 + index : null),
  }));

export const createAcmeAutomationRules = () => rules(801, ACME);

export const createAuroraAutomationRules = () =>
  rules(851, [
    [
      'Encomendas',
      null,
      'message_created',
      1,
      [when('content', 'contains', ['encomenda', 'bolo'])],
      [act('add_label', 'encomenda'), act('assign_team', 351)],
    ],
  ]);

export const createGlobexAutomationRules = () =>
  rules(801, [
    [
      'Facturas a Cobranza',
      'Todo lo que llega al correo de cobranza',
      'conversation_created',
      1,
      [when('inbox_id', 'equal_to', [3])],
      [act('assign_team', 302), act('add_label', 'moroso')],
    ],
    [
      'Garantías',
      null,
      'conversation_created',
      2,
      [when('content', 'contains', ['garantía'])],
      [act('add_label', 'garantía')],
      false,
    ],
  ]);
