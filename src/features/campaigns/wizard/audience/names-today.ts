// Whom a draft is from and for, by name: as it was written, and as its ids are called today. The ids alone decide who gets it.
import type { CampaignDraft } from '../draft/campaign-draft';

type Named = Pick<CampaignDraft, 'from' | 'labels'>;
export type CampaignSender = NonNullable<CampaignDraft['from']>;
type CampaignLabel = CampaignDraft['labels'][number];

/** What names the ids; null where it isn't known. */
interface NameLists {
  readonly senders: readonly CampaignSender[] | null;
  readonly labels: readonly CampaignLabel[] | null;
}

export interface Renamed {
  readonly before: readonly string[];
  readonly today: readonly string[];
}

export interface NamesToday {
  /** Sender and labels as they are called today; as they were written where that isn't known. */
  readonly named: Named;
  /** Null where the sender, or the labels together, are called as they were. */
  readonly sender: Renamed | null;
  readonly labels: Renamed | null;
  /** What is no longer there, by number. */
  readonly gone: readonly string[];
}

/** Names are compared as a whole: a former build kept those of several labels in another order than their ids. */
function renamed(before: readonly string[], today: readonly string[]): Renamed | null {
  const sorted = (names: readonly string[]) => JSON.stringify(names.toSorted());
  return sorted(before) === sorted(today) ? null : { before, today };
}

interface Identified {
  readonly id: number;
}

const found = <Item extends Identified>(list: readonly Item[], { id }: Identified): Item | undefined =>
  list.find((one) => one.id === id);

/** What is written, as the list has it today; as it is where there is no list, and by its number where the list lacks it. */
const today = <Item extends Identified>(
  written: Item,
  list: readonly Item[] | null,
  unnamed: (written: Item) => Item,
): Item => (list === null ? written : (found(list, written) ?? unnamed(written)));

/** @param numbered what stands for an id without a name */
export function namesToday(
  { from, labels }: Named,
  lists: NameLists,
  numbered: (id: number) => string,
): NamesToday {
  const sender = from && today(from, lists.senders, (one) => ({ ...one, name: numbered(one.id) }));
  const titled = labels.map((label) => today(label, lists.labels, ({ id }) => ({ id, title: numbered(id) })));
  const titles = (some: CampaignDraft['labels']) => some.map(({ title }) => title);
  const gone = (some: readonly Identified[], list: readonly Identified[] | null) =>
    some.filter((one) => list !== null && !found(list, one)).map(({ id }) => numbered(id));
  return {
    named: { from: sender, labels: titled.map(({ id, title }) => ({ id, title })) },
    sender: from && sender && renamed([from.name], [sender.name]),
    labels: renamed(titles(labels), titles(titled)),
    gone: [...gone(from ? [from] : [], lists.senders), ...gone(labels, lists.labels)],
  };
}
