// The macros of each account. Acme has sixty macros that admin@acme.test can see, and personal macros of other people.
import type { StoredMacro } from '../state';
import { createAction, MACRO_SEEDS, type MacroSeed, UNUSUAL_MACROS } from './macro-seeds';
import { createTimestamps } from './times';

const TEAMS = [
  [301, 'Customer Care'],
  [302, 'Billing'],
  [303, 'Logistics'],
  [304, 'Workshop'],
  [305, 'Wholesale'],
  [306, 'Night shift'],
] as const;

const handOvers = (): MacroSeed[] =>
  TEAMS.map(([id, team]) => ({
    name: `Hand over to ${team}`,
    actions: [createAction('assign_team', id), createAction('add_private_note', `For ${team}, see above.`)],
  }));

const LABELS = [
  'refund',
  'late-delivery',
  'warranty',
  'subscription',
  'wholesale',
  'feedback',
  'bug',
  'spare_parts',
];

const taggings = (): MacroSeed[] =>
  LABELS.map((label) => ({
    name: `Tag ${label} and wait`,
    actions: [createAction('add_label', label), createAction('mark_conversation_as_pending')],
  }));

/** Titles of the administrator's personal macros. */
const ANSWERS = [
  'Grind size for beginners',
  'Ask for the serial number',
  'Ask for two photos',
  'Offer a call',
  'Promise an answer by tonight',
  'Explain the tank sensor',
  'Invoice is in the account',
  'Apologise in person',
  'Roastery visit',
  'Voucher instead of refund',
  'Ask the press to write to me',
];

const own = (): MacroSeed[] => [
  ...ANSWERS.map((name, index) => ({
    name: `${name} (mine)`,
    visibility: 'personal',
    actions: [
      createAction(
        'send_message',
        `Hi {{contact.first_name}}, ${name.toLowerCase()}: I will see to it. {{agent.name}}`,
      ),
      ...(index % 2 === 0
        ? [createAction('assign_agent', 'self')]
        : [createAction('change_priority', 'medium')]),
    ],
  })),
  // A copy of a shared macro.
  { name: 'Take it over (mine)', visibility: 'personal', actions: [createAction('assign_agent', 'self')] },
];

const OTHERS: readonly (readonly [authorId: number, name: string])[] = [
  [2, 'Tobias: good morning round'],
  [2, 'Tobias: close and tag'],
  [2, 'Tobias: hand to Wren'],
  [3, 'Mei-Lin: point to the help center'],
  [3, 'Mei-Lin: ask for a screenshot'],
  [4, 'Rasmus: escalate'],
  [6, 'Kenji: wholesale first answer'],
  [7, 'Soraya: quality check'],
  [9, 'Chidinma: refund approved'],
];

const macros = (firstId: number, authorId: number, seeds: readonly MacroSeed[]): StoredMacro[] =>
  seeds.map(({ name, actions, visibility = 'global' }, index) => ({
    id: firstId + index,
    name,
    visibility,
    actions: structuredClone([...actions]),
    ...createTimestamps(390 - index * 4, index % 3 === 0 ? 3 + index : null),
    author_id: authorId,
  }));

export const createAcmeMacros = (): StoredMacro[] => [
  ...macros(3001, 1, [...MACRO_SEEDS, ...UNUSUAL_MACROS, ...handOvers(), ...taggings(), ...own()]),
  ...OTHERS.flatMap(([authorId, name], index) =>
    macros(3101 + index, authorId, [
      {
        name,
        visibility: 'personal',
        actions: [
          createAction('add_label', 'feedback'),
          createAction('assign_agent', 'self'),
          createAction('resolve_conversation'),
        ],
      },
    ]),
  ),
];

export const createAuroraMacros = (): StoredMacro[] =>
  macros(3201, 31, [
    {
      name: 'Encomenda anotada',
      actions: [
        createAction('add_label', 'encomenda'),
        createAction('send_message', 'Anotado, {{contact.first_name}}!'),
      ],
    },
    { name: 'Fechar o dia', actions: [createAction('resolve_conversation')] },
  ]);

export const createGlobexMacros = (): StoredMacro[] => [
  ...macros(3001, 1, [
    {
      name: 'Pasar a Cobranza',
      actions: [createAction('assign_team', 302), createAction('add_label', 'moroso')],
    },
    {
      name: 'Cerrar',
      actions: [
        createAction('send_message', 'Quedamos a sus órdenes.'),
        createAction('resolve_conversation'),
      ],
    },
  ]),
  ...macros(3003, 6, [
    { name: 'Turno de Kenji', visibility: 'personal', actions: [createAction('assign_agent', 'self')] },
  ]),
];
