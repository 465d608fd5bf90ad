// Acme's macros: ordinary macros, and macros with values that the console doesn't know.
import type { MacroAction } from '~/api/macros';

export interface MacroSeed {
  readonly name: string;
  readonly actions: readonly MacroAction[];
  readonly visibility?: string;
}

export const createAction = (action_name: string, ...action_params: unknown[]): MacroAction => ({
  action_name,
  action_params,
});

const message = (text: string) => createAction('send_message', text);
const note = (text: string) => createAction('add_private_note', text);

export const MACRO_SEEDS: readonly MacroSeed[] = [
  {
    name: 'Close as solved',
    actions: [
      message('Glad that worked, {{contact.first_name}}! I close this now.'),
      createAction('resolve_conversation'),
    ],
  },
  { name: 'Close without a word', actions: [createAction('resolve_conversation')] },
  { name: 'Spam', actions: [createAction('mute_conversation'), createAction('resolve_conversation')] },
  { name: 'Snooze until they answer', actions: [createAction('snooze_conversation')] },
  {
    name: 'Back to open',
    actions: [createAction('open_conversation'), createAction('remove_assigned_team')],
  },
  { name: 'Waiting for the customer', actions: [createAction('mark_conversation_as_pending')] },
  {
    name: 'Refund approved',
    actions: [
      createAction('add_label', 'refund'),
      createAction('assign_team', 302),
      note('Refund approved, please pay it out within two days.'),
      message('Your refund is on its way and reaches your account within two working days.'),
      createAction('change_status', 'pending'),
    ],
  },
  {
    name: 'Parcel is late',
    actions: [
      createAction('add_label', 'late-delivery'),
      createAction('assign_team', 303),
      message(
        'Hi {{contact.first_name}}, your parcel is late, and we are sorry. We ask the carrier right now.',
      ),
    ],
  },
  {
    name: 'Warranty case',
    actions: [
      createAction('add_label', 'warranty', 'spare_parts'),
      createAction('assign_team', 304),
      createAction('change_priority', 'medium'),
      note('Serial number? Photos? Date of purchase?'),
    ],
  },
  {
    name: 'VIP to the front',
    actions: [createAction('add_label', 'vip'), createAction('change_priority', 'urgent')],
  },
  {
    name: 'Calm down',
    actions: [createAction('change_priority', 'nil'), createAction('remove_label', 'urgent-callback')],
  },
  { name: 'Take it', actions: [createAction('assign_agent', 'self')] },
  {
    name: 'Put it back',
    actions: [createAction('assign_agent', 'nil'), createAction('remove_assigned_team')],
  },
  {
    name: 'Ask Wren',
    actions: [createAction('assign_agent', 16), note('Wren, could you listen to the grinder?')],
  },
  {
    name: 'Call back today',
    actions: [
      createAction('add_label', 'urgent-callback'),
      createAction('change_priority', 'high'),
      createAction('assign_agent', 12),
    ],
  },
  {
    name: 'Wholesale lead',
    actions: [
      createAction('add_label', 'wholesale'),
      createAction('assign_team', 305),
      createAction('change_status', 'open'),
    ],
  },
  {
    name: 'Snooze <b>hard</b> & forget',
    actions: [createAction('change_status', 'snoozed'), createAction('remove_label', 'bug')],
  },
  {
    name: 'Everything at once',
    actions: [
      createAction('open_conversation'),
      createAction('assign_team', 301),
      createAction('assign_agent', 7),
      createAction('add_label', 'feedback', 'newsletter'),
      createAction('remove_label', 'bug', 'refund'),
      createAction('change_priority', 'low'),
      note('Tidied by the macro for order {{conversation.display_id}}.'),
      message(
        'Hello {{contact.name}},\n\nwe have put your case in order.\n\n{{agent.name}}\n{{account.name}}',
      ),
      createAction('snooze_conversation'),
    ],
  },
];

/** Macros with unusual names, shapes and targets, which a console must show and save unchanged. */
export const UNUSUAL_MACROS: readonly MacroSeed[] = [
  {
    name: 'Notify the warehouse',
    actions: [
      createAction('send_webhook_event', 'https://hooks.acme.test/warehouse'),
      createAction('add_label', 'late-delivery'),
    ],
  },
  {
    name: 'Export for the accountant',
    actions: [
      {
        action_name: 'send_email_transcript',
        action_params: [{ to: 'books@acme.test', format: 'pdf' }],
        delay_seconds: 30,
      },
    ],
  },
  { name: 'Hand over to Returns (team is gone)', actions: [createAction('assign_team', 399)] },
  {
    name: 'Summer sale 2024',
    actions: [createAction('add_label', 'summer-sale-2024'), createAction('change_priority', 'low')],
  },
  {
    name: 'Billing, imported',
    actions: [createAction('assign_team', '302'), createAction('assign_agent', '9')],
  },
  { name: 'Nobody’s team', actions: [createAction('assign_team')] },
  { name: 'Give it to Gunnar (left in May)', actions: [createAction('assign_agent', 77)] },
  { name: 'Give it to Zsófia', actions: [createAction('assign_agent', 18)] },
  { name: 'Greeting, imported', actions: [message('Hello {{contact.first_name}}')] },
  { name: 'A label without a name', actions: [createAction('add_label')] },
  {
    name: 'Nested parameters',
    actions: [
      {
        action_name: 'assign_agent',
        action_params: [{ id: 8, name: 'Dmitri' }],
        comment: 'from the importer',
      },
    ],
  },
  {
    name: 'Two minds',
    actions: [
      createAction('add_label', 'vip'),
      createAction('remove_label', 'vip'),
      createAction('assign_team', 301),
      createAction('assign_team', 302),
    ],
  },
  {
    name: 'Empty words',
    actions: [
      message(''),
      createAction('change_status', 'closed'),
      createAction('change_priority', 'critical'),
    ],
  },
  {
    name: 'Points balance',
    actions: [message('You have {{contact.points}} points, {{contact.first_name}}.')],
  },
  { name: 'Keeps its secrets', actions: [createAction('resolve_conversation', 'force', true, 3)] },
  { name: 'Nothing yet', actions: [] },
];
