// Teams and their members.
import type { Team } from '~/api/teams';
import { createTimestamps } from './times';

interface TeamSeed extends Partial<Team> {
  readonly id: number;
  readonly name: string;
  readonly memberIds: readonly number[];
}

const ACME: readonly TeamSeed[] = [
  {
    id: 301,
    name: 'Customer Care',
    description: 'First answer to everybody',
    out_of_office_message: 'We are back at 9:00. Your message is safe with us.',
    working_hours_enabled: true,
    memberIds: [2, 3, 7, 8, 9, 10],
  },
  {
    id: 302,
    name: 'Billing',
    description: 'Invoices, refunds and failed payments',
    allow_auto_assign: false,
    timezone: 'Europe/Lisbon',
    memberIds: [9, 11, 12],
  },
  {
    id: 303,
    name: 'Logistics',
    description: 'Parcels, customs and lost boxes',
    timezone: 'Asia/Kolkata',
    out_of_office_message: 'The warehouse is closed at weekends.',
    memberIds: [13, 14],
  },
  {
    id: 304,
    name: 'Workshop',
    description: 'Repairs & spare parts <grinders first>',
    working_hours_enabled: true,
    timezone: 'America/New_York',
    out_of_office_message: '',
    memberIds: [8, 15, 16],
  },
  { id: 305, name: 'Wholesale', timezone: 'America/Sao_Paulo', memberIds: [17] },
  {
    id: 306,
    name: 'Night shift',
    description: 'Answers between 22:00 and 6:00',
    timezone: 'Pacific/Auckland',
    memberIds: [],
  },
  {
    id: 307,
    name: 'Platform',
    description: 'Watches the integrations',
    system_managed: true,
    timezone: 'Etc/UTC',
    memberIds: [1, 6],
  },
];

const AURORA: readonly TeamSeed[] = [
  {
    id: 351,
    name: 'Balcão',
    description: 'Pedidos do dia',
    timezone: 'America/Sao_Paulo',
    memberIds: [32, 33],
  },
];

const GLOBEX: readonly TeamSeed[] = [
  {
    id: 301,
    name: 'Ventas',
    description: 'Presupuestos y pedidos',
    timezone: 'America/Mexico_City',
    memberIds: [2, 6],
  },
  { id: 302, name: 'Cobranza', timezone: 'America/Mexico_City', memberIds: [3] },
];

const withMembers = (seeds: readonly TeamSeed[]): { teams: Team[]; members: Record<string, number[]> } => ({
  teams: seeds.map(({ memberIds: _, ...team }, index) => ({
    description: '',
    allow_auto_assign: true,
    working_hours_enabled: false,
    out_of_office_message: null,
    timezone: 'Europe/Madrid',
    system_managed: false,
    ...createTimestamps(700 - index * 40, index % 2 === 0 ? 30 + index : null),
    ...team,
  })),
  members: Object.fromEntries(seeds.map(({ id, memberIds }) => [String(id), [...memberIds]])),
});

export const createAcmeTeams = () => withMembers(ACME);
export const createAuroraTeams = () => withMembers(AURORA);
export const createGlobexTeams = () => withMembers(GLOBEX);
