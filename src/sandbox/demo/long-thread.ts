// Conversation 1042 lasts several weeks and has enough messages for several pages.
import { getCyclicEntry } from './random-generator';

const CUSTOMER = [
  'The replacement came, but it is the {product} with the wrong plug.',
  'I am home on {day} only, please tell the carrier.',
  'Still nothing. It is {day} now.',
  'The pump runs, the lamp is on, no water. I have descaled it twice.',
  'Here are the photos you asked for.',
  'My neighbour has the same machine and hers works. What is different?',
  'Could somebody else look at this? I have explained it {count} times by now.',
  'Thank you for calling. I will try what you said tonight.',
  'It worked {count} times, then the same error: E{count}.',
  'Serial number again: AC-1042-K. This is try number {count}.',
  'I do like the coffee, when there is some. 🙂',
  'Is the voucher valid for beans as well?',
  'Ok.',
  'The manual says "see chapter 9". There are eight chapters.',
];

const AGENT = [
  'Thank you for your patience, {first}. I have asked the workshop again and will have an answer by {day}.',
  'We exchanged the plug in our papers too; the next box has the right one.',
  'Please run one litre through it with the steam wand open and tell me whether the sound changes.',
  'I am sorry that you have to explain it again. From now on I am the only one who answers you here.',
  'The carrier comes on {day} between 8 and 12. No printing needed: the driver brings the label.',
  'Photos received. The gasket sits crooked, which explains the missing pressure.',
  'A voucher of 25.00 is in your account; it is valid for everything, beans included.',
  'You are right about chapter 9. Here it is: https://help.acme.test/hc/acme-help/articles/kestrel-error-codes',
  'Error E{count} means that the tank sensor is wet. Dry the two gold pins and it goes away for good.',
  'Workshop says: test {count} passed, it goes back to you on {day}.',
  'Is it better now?',
];

const NOTE = [
  'Third exchange for this customer. If it fails again: refund in full, no discussion.',
  'Called at 10:40, nobody there. Trying again on {day}.',
  'Workshop protocol {count}: pump at 9.1 bar, gasket replaced, two hours without a drop.',
  'Careful, the address has changed since order AC-77100.',
  'The customer writes a barista blog. Friendly, but thorough.',
  'See the older case HD-7781 for the story with the plug.',
];

const ACTIVITY = [
  '{agent} assigned the conversation to Workshop',
  '{agent} set the priority to high',
  '{agent} added warranty',
  'Conversation was snoozed until {day}',
  'Conversation was reopened by a new message',
];

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Endings appended to repeated sentences, so that hardly any two messages are identical. */
const AFTERWARDS: Readonly<Record<string, readonly string[]>> = {
  '<': [
    '',
    ' Please write, don’t call.',
    '',
    ' The kitchen is wet again.',
    ' My order was AC-77100, as before.',
    '',
    ' Thanks.',
    ' It is {day}, by the way.',
    '',
  ],
  '>': ['', ' I write again on {day}.', '', ' Thank you for the clear description!', ' Does that suit you?'],
};

const FEEDBACK = ['How are we doing so far? Choose from 1 to 5.'];
const HIDDEN = ['I looked at your account from our side: nothing is blocked there. Back to you both.'];
const EMPTY = [''];

/**
 * Picks the sender and the possible messages of a line. Contact and agent alternate. At certain intervals, the line is
 * instead a template, an activity, a private note or an empty message.
 */
function getVoice(index: number): readonly [sign: string, texts: readonly string[]] {
  if (index % 45 === 44) return ['!', FEEDBACK];
  if (index % 11 === 7) return ['*', ACTIVITY];
  if (index % 8 === 5) return ['#', NOTE];
  if (index % 29 === 14) return ['<', EMPTY];
  if (index === 60) return ['?', HIDDEN];
  return index % 2 === 0 ? ['<', CUSTOMER] : ['>', AGENT];
}

/**
 * Returns lines in the format of conversation-scripts.ts. The prefix `?` marks an administrator whose identity the
 * platform hides.
 */
export function buildLongThread(count: number): string[] {
  const spoken = new Map<readonly string[], number>();
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return '< My new Kestrel shows E07 and gives no water. Order AC-77100. What now?';
    if (index === count - 1) {
      return '> Then let us leave it open until Friday, and close it when ten coffees in a row were good.';
    }
    const [sign, texts] = getVoice(index);
    const turn = spoken.get(texts) ?? 0;
    spoken.set(texts, turn + 1);
    const afterwards = texts === EMPTY ? EMPTY : (AFTERWARDS[sign] ?? EMPTY);
    return `${sign} ${getCyclicEntry(texts, turn)}${getCyclicEntry(afterwards, turn)}`
      .replaceAll('{day}', getCyclicEntry(DAYS, index))
      .replaceAll('{count}', String((index % 30) + 2));
  });
}
