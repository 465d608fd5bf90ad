// Compares the names of a draft's sender and labels with their current names. The platform sends by ID, so outdated
// names would misstate the recipients.
import type { CampaignDraft } from '../draft/campaign-draft';

type Named = Pick<CampaignDraft, 'from' | 'labels'>;
export type CampaignSender = NonNullable<CampaignDraft['from']>;
type CampaignLabel = CampaignDraft['labels'][number];

/** The current senders and labels. Null if not loaded. */
interface NameLists {
  readonly senders: readonly CampaignSender[] | null;
  readonly labels: readonly CampaignLabel[] | null;
}

export interface NameChange {
  readonly before: readonly string[];
  readonly today: readonly string[];
}

export interface CurrentNames {
  /** Sender and labels with their current names. A name that isn't loaded is taken from the draft. */
  readonly named: Named;
  /** The changed names of the sender. Null if unchanged. */
  readonly sender: NameChange | null;
  readonly labels: NameChange | null;
  /** The ID of a deleted sender, formatted for display. Null if the sender exists or isn't loaded. */
  readonly goneSender: string | null;
  /** The IDs of deleted labels, formatted for display. */
  readonly goneLabels: readonly string[];
}

/**
 * Compares the names regardless of order, because an earlier version of the console stored label names in another order
 * than their IDs.
 */
function compareNames(before: readonly string[], today: readonly string[]): NameChange | null {
  const sorted = (names: readonly string[]) => JSON.stringify(names.toSorted());
  return sorted(before) === sorted(today) ? null : { before, today };
}

interface Identified {
  readonly id: number;
}

const findById = <Item extends Identified>(list: readonly Item[], { id }: Identified): Item | undefined =>
  list.find((one) => one.id === id);

/**
 * Returns a sender or label with its current name. If the list isn't loaded, keeps the known name. If the list doesn't
 * contain the ID, uses the ID as the name.
 */
const getCurrentItem = <Item extends Identified>(
  written: Item,
  list: readonly Item[] | null,
  createUnnamed: (written: Item) => Item,
): Item => (list === null ? written : (findById(list, written) ?? createUnnamed(written)));

/** @param formatId returns the display text for an ID that has no name */
export function findCurrentNames(
  { from, labels }: Named,
  lists: NameLists,
  formatId: (id: number) => string,
): CurrentNames {
  const sender = from && getCurrentItem(from, lists.senders, (one) => ({ ...one, name: formatId(one.id) }));
  const titled = labels.map((label) =>
    getCurrentItem(label, lists.labels, ({ id }) => ({ id, title: formatId(id) })),
  );
  const titles = (some: CampaignDraft['labels']) => some.map(({ title }) => title);
  const listDeleted = (some: readonly Identified[], list: readonly Identified[] | null) =>
    some.filter((one) => list !== null && !findById(list, one)).map(({ id }) => formatId(id));
  return {
    named: { from: sender, labels: titled.map(({ id, title }) => ({ id, title })) },
    sender: from && sender && compareNames([from.name], [sender.name]),
    labels: compareNames(titles(labels), titles(titled)),
    goneSender: listDeleted(from ? [from] : [], lists.senders)[0] ?? null,
    goneLabels: listDeleted(labels, lists.labels),
  };
}
