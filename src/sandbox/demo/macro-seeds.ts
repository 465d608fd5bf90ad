// Acme's macros: those of daily work, and those with values unknown to the console.
import type { MacroAction } from '~/api/macros';

export interface MacroSeed {
  readonly name: string;
  readonly actions: readonly MacroAction[];
  readonly visibility?: string;
}

export const action = (action_name: string, ...action_params: unknown[]): MacroAction => ({
  action_name,
  action_params,
});

const message = (text: string) => action('send_message', text);
const note = (text: string) => action('add_private_note', text);

export const MACRO_SEEDS: readonly MacroSeed[] = [
  {
    name: 'Close as solved',
    actions: [
      message('Glad that worked, {{contact.first_name}}! I close this now.'),
      action('resolve_conversation'),
    ],
  },
  { name: 'Close without a word', actions: [action('resolve_conversation')] },
  { name: 'Spam', actions: [action('mute_conversation'), action('resolve_conversation')] },
  { name: 'Snooze until they answer', actions: [action('snooze_conversation')] },
  { name: 'Back to open', actions: [action('open_conversation'), action('remove_assigned_team')] },
  { name: 'Waiting for the customer', actions: [action('mark_conversation_as_pending')] },
  {
    name: 'Refund approved',
    actions: [
      action('add_label', 'refund'),
      action('assign_team', 302),
      note('Refund approved, please pay it out within two days.'),
      message('Your refund is on its way and reaches your account within two working days.'),
      action('change_status', 'pending'),
    ],
  },
  {
    name: 'Parcel is late',
    actions: [
      action('add_label', 'late-delivery'),
      action('assign_team', 303),
      message(
        'Hi {{contact.first_name}}, your parcel is late, and we are sorry. We ask the carrier right now.',
      ),
    ],
  },
  {
    name: 'Warranty case',
    actions: [
      action('add_label', 'warranty', 'spare_parts'),
      action('assign_team', 304),
      action('change_priority', 'medium'),
      note('Serial number? Photos? Date of purchase?'),
    ],
  },
  { name: 'VIP to the front', actions: [action('add_label', 'vip'), action('change_priority', 'urgent')] },
  {
    name: 'Calm down',
    actions: [action('change_priority', 'nil'), action('remove_label', 'urgent-callback')],
  },
  { name: 'Take it', actions: [action('assign_agent', 'self')] },
  { name: 'Put it back', actions: [action('assign_agent', 'nil'), action('remove_assigned_team')] },
  { name: 'Ask Wren', actions: [action('assign_agent', 16), note('Wren, could you listen to the grinder?')] },
  {
    name: 'Call back today',
    actions: [
      action('add_label', 'urgent-callback'),
      action('change_priority', 'high'),
      action('assign_agent', 12),
    ],
  },
  {
    name: 'Wholesale lead',
    actions: [action('add_label', 'wholesale'), action('assign_team', 305), action('change_status', 'open')],
  },
  {
    name: 'Snooze <b>hard</b> & forget',
    actions: [action('change_status', 'snoozed'), action('remove_label', 'bug')],
  },
  {
    name: 'Everything at once',
    actions: [
      action('open_conversation'),
      action('assign_team', 301),
      action('assign_agent', 7),
      action('add_label', 'feedback', 'newsletter'),
      action('remove_label', 'bug', 'refund'),
      action('change_priority', 'low'),
      note('Tidied by the macro for order {{conversation.display_id}}.'),
      message(
        'Hello {{contact.name}},\n\nwe have put your case in order.\n\n{{agent.name}}\n{{account.name}}',
      ),
      action('snooze_conversation'),
    ],
  },
];

/** Macros with unusual names, shapes and targets that a console must show and preserve. */
export const ODD_MACROS: readonly MacroSeed[] = [
  {
    name: 'Notify the warehouse',
    actions: [
      action('send_webhook_event', 'https://hooks.acme.test/warehouse'),
      action('add_label', 'late-delivery'),
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
  { name: 'Hand over to Returns (team is gone)', actions: [action('assign_team', 399)] },
  {
    name: 'Summer sale 2024',
    actions: [action('add_label', 'summer-sale-2024'), action('change_priority', 'low')],
  },
  { name: 'Billing, imported', actions: [action('assign_team', '302'), action('assign_agent', '9')] },
  { name: 'Nobody’s team', actions: [action('assign_team')] },
  { name: 'Give it to Gunnar (left in May)', actions: [action('assign_agent', 77)] },
  { name: 'Give it to Zsófia', actions: [action('assign_agent', 18)] },
  { name: 'Greeting, imported', actions: [message('Hello {{contact.first_name}}')] },
  { name: 'A label without a name', actions: [action('add_label')] },
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
      action('add_label', 'vip'),
      action('remove_label', 'vip'),
      action('assign_team', 301),
      action('assign_team', 302),
    ],
  },
  {
    name: 'Empty words',
    actions: [message(''), action('change_status', 'closed'), action('change_priority', 'critical')],
  },
  {
    name: 'Points balance',
    actions: [message('You have {{contact.points}} points, {{contact.first_name}}.')],
  },
  { name: 'Keeps its secrets', actions: [action('resolve_conversation', 'force', true, 3)] },
  { name: 'Nothing yet', actions: [] },
];
