// Canned responses. Most of Acme's short codes have a prefix, which puts the response into a folder. Most responses in
// folders exist in three tones.
import type { CannedResponse } from '~/api/canned-responses';
import { createTimestamps } from './times';

/** Maps folders to their responses, one `code: text` per line. */
const FOLDERS: Readonly<Record<string, string>> = {
  billing: `refund: Your refund is on its way and reaches your account within two working days.
invoice: You find the invoice in your account under Orders > Documents.
card-declined: Your bank declined the card. Nothing has been charged; please try another one.
vat: Please send us your VAT number, and we issue the invoice again without the tax.
double-charge: The second charge is only a reservation. Your bank releases it within 5 days.
voucher: The voucher takes 15% off, and it can't be combined with other offers.
payment-link: Here is a link to pay the rest of conversation {{conversation.display_id}}. It is valid for 48 hours.
chargeback: Your bank has opened a dispute. We will answer it; nothing is needed from you.
overdue: The invoice was due last week. Could you tell us whether something is wrong with it?`,
  shipping: `late: Your parcel is late, and we are sorry. The carrier now expects it tomorrow.
tracking: You can follow the parcel at https://track.acme.test with your order number.
address: The address is changed. The parcel had not left yet.
customs: The parcel waits at customs. They need a copy of your invoice, which we have sent them.
damaged: Please keep the box and send us two photos: one of the box, one of what is broken.
lost: The carrier has lost the parcel. We send everything again today, at our cost.
pickup: The parcel waits for you at the pick-up point for seven days. Please bring your ID.
split: Your order comes in two parcels, since one part comes from another warehouse.
express: Express delivery costs 9.90 and arrives on the next working day before 12.`,
  returns: `how-to: Put everything back into its box and use the label that we have mailed to {{contact.email}}.
label: Here is a new return label. The old one is no longer valid.
received: Your return has reached us. We look at it within three days.
too-late: The 30 days are over, but we can offer you a repair at a fixed price.
used: A machine that has made coffee can be returned, as long as it has been cleaned.
exchange: We send the other colour as soon as yours is on its way to us.
missing-part: The milk jug was missing from the box. Could you have another look at home?
gift: Whoever got it as a present can return it without the receipt, for a voucher.
wholesale: For returns of more than five machines we send a van. Which day suits you?`,
  technical: `descale: Please descale first: one litre of water, two sachets, the steam wand open.
reset: Hold both buttons for ten seconds until the lamp blinks twice. That resets everything.
grind-size: Start at 14. Too sour: finer. Too bitter: coarser, two clicks at a time.
error-e07: E07 means no water. Take the tank out, dry its two gold pins and put it back.
leak: A few drops below the tray are normal. More than a spoonful is not: please send a photo.
noise: Does it make the noise without beans as well? A short video helps the workshop a lot.
firmware: Version 4.2 repairs this. Open the app, choose the machine, then Update.
spare-part: The part has the number {{1}}. You can order it at https://shop.acme.test/parts
not-heating: Is the plug in a switched socket strip? The Kestrel needs one of its own.`,
  subscription: `pause: Your subscription is paused. It goes on by itself on the day you named.
cancel: Your subscription has ended. No more boxes, no more charges; you are welcome back any time.
skip: The next box is skipped, all others come as planned.
change-roast: The roast is changed, starting with the next box.
price: From January the box costs 50 cents more. It is the first change in three years.
missing-box: This month's box never left. We send two bags instead of one, tomorrow.
gift-subscription: A gift subscription ends by itself after six boxes. Nobody is charged afterwards.
address: The new address holds for all further boxes.
taste: Too dark for you? We swap the bag, and you keep the first one.`,
  account: `password: Choose "Forgot password" at https://shop.acme.test/sign-in. The mail comes within a minute.
delete: Your account and everything in it is deleted within 30 days. Invoices stay, since the law wants them.
email-change: The address is changed. Please confirm it with the link that we have just sent.
two-accounts: I have put both accounts together. Your points are all there: 100% of them.
locked: The account is locked after five wrong passwords and opens by itself in an hour.
newsletter: You get no more newsletters from us.
data-copy: Here is a copy of everything we hold about you, as a ZIP file.
company: The account now belongs to the company. {{contact.name}} stays its first user.
points: One point per euro, and 200_points are worth a bag of beans.`,
  wholesale: `offer: Here is our offer. It holds for two weeks.
credit: Net 30 is possible after a short credit check, which takes a day.
discount: From 15 kg a month we take 12% off beans and 8% off machines.
training: We train your team on site: three hours, up to six people, free with two machines.
demo: A machine on loan for two weeks? Gladly. The carrier brings it and takes it back.
minimum: The smallest wholesale order is 5 kg.
label: We print your own label from 50 bags a month.
repair-van: Our van can be with you within 24 hours, Monday to Friday.
contract: The contract is on its way to {{contact.email}}. Two signatures, please.`,
  talk: `hello: Thanks for writing to {{account.name}}. My name is {{agent.name}}.
wait: I need to ask the workshop and will write again before the end of the day.
still-there: Are you still there? No hurry, I leave this open.
closing: I close this for now. Just answer, and it opens again.
callback: May we call you at {{contact.phone_number}}? Tell us a time that suits you.
sorry: I am sorry. This should not have happened, and I will see to it myself.
rate-us: If you have a minute: how was this conversation for you?
wrong-desk: That is a question for another team; I hand you over and stay in the loop.
holiday: Our desk is closed over the holidays. We answer from the 27th on.`,
};

const TONES = [
  ['', 'Hi {{contact.first_name}}! ', ''],
  ['/formal', 'Dear {{contact.name}},\n\n', '\n\nKind regards,\n{{agent.name}}\n{{account.name}}'],
  ['/short', '', ''],
] as const;

/**
 * Responses outside folders. Some have unusual content or a literal `%` or `_`, which the search must not treat as a
 * wildcard.
 */
const SINGLE: readonly (readonly [string, string])[] = [
  ['bye', 'Have a nice day!'],
  ['thanks', 'Thank you, {{contact.first_name}}!'],
  ['100%', 'You get 100% of the price back, no questions asked.'],
  ['50%_off', 'Today only: 50%_off on last year’s kettles.'],
  ['part_no', 'The part number looks like KES_04_B: three letters, two digits, a letter.'],
  ['per%cent', 'A literal % and a literal _ stand in this text.'],
  ['HOURS', 'Mon–Fri 9:00–18:00, Sat 10:00–14:00.'],
  // A near duplicate of `shipping/late/short`.
  ['late-parcel', 'Your parcel is late and we are sorry: the carrier now expects it tonight.'],
  ['español/hola', '¡Hola, {{contact.first_name}}! ¿En qué podemos ayudarte?'],
  ['español/envío', 'Tu pedido sale hoy mismo y llega en dos días.'],
  ['português/olá', 'Olá, {{contact.first_name}}! Como podemos ajudar?'],
  ['arabic/hello', 'مرحبًا {{contact.first_name}}، شكرًا لتواصلك معنا.'],
  ['html', 'Use <b>bold</b> sparingly & never paste <script> from customers.'],
  ['emoji', '☕️👩🏽‍🍳🎉'],
  ['unknown-variable', 'Your points: {{contact.points}}. Your level: {{ contact.custom_attribute.level }}.'],
  ['unclosed', 'Hello {{contact.first_name, your order is ready.'],
  ['list', 'Please send us:\n1. the order number\n2. two photos\n3. a daytime phone number'],
  ['spaces  inside', '  This text begins and ends with spaces.  '],
  ['a', 'The shortest code.'],
  [
    'a-very-long-code-that-someone-wrote-in-one-go-and-nobody-ever-dared-to-rename-since',
    'It works, so nobody touches it.',
  ],
  // A duplicate of `account/newsletter/short`.
  ['unsubscribed', 'You get no more newsletters from us.'],
  [
    'survey',
    'Three questions, one minute: https://survey.acme.test/?c={{conversation.display_id}}&i={{inbox.name}}',
  ],
  ['signature', '{{agent.name}}\n{{account.name}}\n{{inbox.name}}'],
  ['long-apology', Array.from({ length: 14 }, () => 'We are sorry, and we mean it.').join(' ')],
];

function acmeTexts(): (readonly [string, string])[] {
  const inFolders = Object.entries(FOLDERS).flatMap(([folder, lines]) =>
    lines.split('\n').flatMap((line) => {
      const colon = line.indexOf(': ');
      const code = `${folder}/${line.slice(0, colon)}`;
      return TONES.map(
        ([tone, opening, closing]) => [code + tone, opening + line.slice(colon + 2) + closing] as const,
      );
    }),
  );
  return [...inFolders, ...SINGLE];
}

const responses = (firstId: number, texts: readonly (readonly [string, string])[]): CannedResponse[] =>
  texts.map(([short_code, content], index) => ({
    id: firstId + index,
    short_code,
    content,
    // Two in five responses have been edited since their creation.
    ...createTimestamps(480 - index, index % 5 < 2 ? (index * 3) % 200 : null),
  }));

export const createAcmeCannedResponses = () => responses(2001, acmeTexts());

export const createAuroraCannedResponses = () =>
  responses(2301, [
    ['horario', 'Abrimos de terça a domingo, das 6h às 20h.'],
    ['encomenda', 'Oi, {{contact.first_name}}! Encomendas até as 18h da véspera, por favor.'],
    ['pix', 'A chave é pix@aurora.test, em nome da Padaria Aurora.'],
    ['sem-gluten', 'Ainda não temos nada sem glúten, mas estamos testando um bolo de mandioca.'],
  ]);

export const createGlobexCannedResponses = () =>
  responses(2001, [
    ['saludo', 'Hola, {{contact.first_name}}. Le atiende {{agent.name}}.'],
    ['factura/vencida', 'Su factura venció hace unos días. ¿Desea un plan de pagos?'],
    ['garantia/plazo', 'La garantía cubre 24 meses desde la compra.'],
    ['billing/refund', 'El reembolso tarda dos días hábiles.'],
    ['despedida', 'Quedamos a sus órdenes.'],
  ]);
