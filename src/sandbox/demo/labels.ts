// Labels with their numbers of contacts per channel.
import type { Label } from '~/api/labels';
import type { ContactGroup } from '../state';

interface LabelSeed {
  readonly id: number;
  readonly title: string;
  readonly description: string | null;
  readonly color: string;
  /** The numbers of contacts with the label, including contacts that also have other labels. */
  readonly numbers: Numbers;
}

/** Numbers of contacts, in this order: all, reachable by messaging app, by website widget, by email, and blocked. */
type Numbers = readonly [number, number, number, number, number];

/** The contacts that have exactly these labels. */
interface SharedSeed {
  readonly labelIds: readonly number[];
  readonly numbers: Numbers;
}

const seed = (
  id: number,
  title: string,
  description: string | null,
  color: string,
  ...numbers: LabelSeed['numbers']
): LabelSeed => ({ id, title, description, color, numbers });

const ACME: readonly LabelSeed[] = [
  seed(201, 'vip', 'Customers with more than ten orders', '#7c3aed', 1310, 1284, 640, 1201, 9),
  seed(202, 'everyone', 'All contacts who agreed to hear from us', '#475569', 12480, 9120, 6240, 11875, 140),
  seed(203, 'refund', 'Money goes back', '#dc2626', 412, 377, 201, 398, 6),
  seed(204, 'late-delivery', 'The parcel missed its date', '#ea580c', 286, 251, 140, 270, 3),
  seed(205, 'warranty', 'Repairs and replacements under warranty', '#0891b2', 531, 480, 222, 515, 4),
  seed(206, 'subscription', 'Monthly beans', '#16a34a', 2044, 1893, 905, 2011, 12),
  seed(207, 'wholesale', 'Cafés and offices', '#a16207', 168, 122, 15, 166, 0),
  seed(208, 'newsletter', null, '#2563eb', 4870, 3920, 2710, 4833, 21),
  seed(209, 'bug', 'Something on our site is broken', '#be123c', 74, 51, 70, 60, 0),
  seed(210, 'feedback', 'Praise and complaints worth reading', '#0d9488', 198, 160, 122, 181, 2),
  seed(211, 'urgent-callback', 'Wants to be called today', '#b91c1c', 19, 18, 4, 15, 0),
  seed(212, 'spare_parts', 'Asks for a part by number', '#4d7c0f', 355, 301, 144, 340, 5),
  seed(213, 'returned-mail', 'No address, number or browser works any more', '#737373', 37, 0, 0, 0, 11),
  seed(214, 'beta-testers', 'Try new machines before the others', '#c026d3', 48, 46, 31, 48, 0),
];

const ACME_SHARED: readonly SharedSeed[] = [
  { labelIds: [201, 202], numbers: [600, 590, 300, 560, 3] },
  { labelIds: [201, 208], numbers: [48, 46, 20, 47, 0] },
  { labelIds: [201, 206, 208], numbers: [310, 305, 150, 300, 1] },
  { labelIds: [202, 206], numbers: [1500, 1400, 700, 1480, 8] },
  { labelIds: [202, 208], numbers: [4000, 3300, 2300, 3984, 15] },
  { labelIds: [203, 204], numbers: [90, 84, 40, 88, 1] },
  { labelIds: [205, 212], numbers: [120, 110, 50, 115, 1] },
  { labelIds: [207, 214], numbers: [5, 5, 2, 5, 0] },
];

const AURORA: readonly LabelSeed[] = [
  seed(251, 'encomenda', 'Bolos e cestas por encomenda', '#b45309', 214, 198, 0, 120, 2),
  seed(252, 'reclamação', null, '#dc2626', 21, 19, 0, 12, 0),
  seed(253, 'fidelidade', 'Clientes do cartão de dez pães', '#15803d', 640, 611, 0, 302, 7),
];

const AURORA_SHARED: readonly SharedSeed[] = [{ labelIds: [251, 253], numbers: [100, 95, 0, 50, 1] }];

const GLOBEX: readonly LabelSeed[] = [
  seed(201, 'mayorista', 'Compradores con cuenta de empresa', '#1d4ed8', 77, 60, 12, 75, 1),
  seed(202, 'garantía', 'Reparaciones en plazo', '#0f766e', 143, 120, 33, 139, 2),
  seed(203, 'moroso', 'Facturas vencidas', '#b91c1c', 36, 28, 3, 31, 4),
];

const labels = (seeds: readonly LabelSeed[]): Label[] =>
  seeds.map(({ id, title, description, color }) => ({ id, title, description, color }));

const toGroup = ({
  labelIds,
  numbers: [contacts, chatapp, widget, email, blocked],
}: SharedSeed): ContactGroup => ({
  labelIds: [...labelIds],
  contacts,
  reached: { chatapp, widget, email },
  blocked,
});

const subtract = (numbers: Numbers, others: Numbers): Numbers => [
  numbers[0] - others[0],
  numbers[1] - others[1],
  numbers[2] - others[2],
  numbers[3] - others[3],
  numbers[4] - others[4],
];

/**
 * Returns the groups of contacts: one group per label with the contacts that have only this label, and the groups of
 * contacts that have several labels.
 */
const contactGroups = (seeds: readonly LabelSeed[], shared: readonly SharedSeed[]): ContactGroup[] => [
  ...seeds.map(({ id, numbers }) => {
    const others = shared.filter(({ labelIds }) => labelIds.includes(id));
    return toGroup({ labelIds: [id], numbers: others.map((one) => one.numbers).reduce(subtract, numbers) });
  }),
  ...shared.map(toGroup),
];

const create = (seeds: readonly LabelSeed[], shared: readonly SharedSeed[] = []) => ({
  labels: labels(seeds),
  contactGroups: contactGroups(seeds, shared),
});

export const createAcmeLabels = () => create(ACME, ACME_SHARED);
export const createAuroraLabels = () => create(AURORA, AURORA_SHARED);
export const createGlobexLabels = () => create(GLOBEX);
