// Scripts of Acme's conversations. The first character of a line identifies the sender: `<` the contact, `>` an agent,
// `#` an agent's private note, `*` an activity, `!` a template.

export interface ConversationScript {
  readonly labels: readonly string[];
  readonly lines: readonly string[];
}

const script = (labels: string, text: string): ConversationScript => ({
  labels: labels === '' ? [] : labels.split(' '),
  lines: text.trim().split('\n'),
});

export const ACME_SCRIPTS: readonly ConversationScript[] = [
  script(
    'late-delivery',
    `< Hello, order {order} was due on Tuesday and nothing has come yet. It is a {product}, and it is a birthday present.
> Hello {first}, sorry about that. I am looking into {order} now and will write as soon as the carrier answers.
# Carrier says it sits in the depot since Friday. Asked for a second attempt.
< Thank you. Is there any chance before the weekend?
> The carrier promises tomorrow between 9 and 13. If that fails we send a new {product} by courier, at our cost.
< It arrived! The box is a bit bent, but the {product} is fine.
> Great to hear. Enjoy it, and happy birthday to whoever gets it!
* {agent} marked the conversation as resolved
! How was our answer? Choose from 1 to 5.
< 5`,
  ),
  script(
    'refund',
    `< I sent the {product} back two weeks ago (order {order}). When do I get my money?
> Hello {first}. The parcel reached us on Monday; I have passed it on to billing.
* {agent} assigned the conversation to Billing
# Refund of 189.00 approved. The card is expired, so it has to go by bank transfer.
> {first}, the card you paid with is no longer valid. Could you send us an IBAN? Please don't send a photo of the card.
< Of course. DE00 0000 0000 0000 0000 00, my name as above.
> Thank you! The transfer leaves today and takes two working days.
< Got it, thanks a lot.`,
  ),
  script(
    'warranty spare_parts',
    `< My {product} makes a grinding noise, and not the good kind.
> Oh no. Does it happen with an empty hopper as well?
< Yes, even empty. Here is a video.
<
> That sounds like the lower burr carrier. It is covered by the warranty; may I have the serial number from the bottom plate?
< AC-{number}-K
# Same batch as the three from last week. Tell the workshop.
> Thank you. A new carrier is on its way, with a sheet that shows how to change it in ten minutes.
< Changed it with my daughter in fifteen. Works like new!`,
  ),
  script(
    'subscription',
    `! Welcome to Acme! Tell us what this is about and we find the right person.
< I want to skip next month's beans, we are on holiday until the 20th.
> No problem, {first}. I paused your subscription; it goes on by itself on the 21st.
< Can I also switch from espresso to filter roast?
> Done: 500 g filter roast, every four weeks. You find it under Account > Subscription.
< Perfect, 10/10.`,
  ),
  script(
    'wholesale',
    `< Hi, we run a small café with 30 seats. Do you give a discount on two {product}s plus 20 kg a month?
> Hello {first}! Yes, from 15 kg a month you get 12% on beans and 8% on machines. Shall I write an offer?
< Please do, to our office address. Net 30 would be ideal.
# Credit check fine. Offer W-{number} written, valid for 14 days.
> Here is the offer: https://shop.acme.test/offers/W-{number}. It holds for two weeks.
< We'll talk it through on Thursday & let you know.`,
  ),
  script(
    'bug',
    `< Your shop says "Something went wrong (E-1142)" when I press Pay. Tried three times, am I charged three times now??
> Hello {first}, you have not been charged: I see three attempts that were never captured.
# E-1142 is the address check again. <script>alert('x')</script> was pasted by a customer into "street" and broke the form.
> Could you remove the "c/o" line and try again? It's our mistake, and it is being repaired.
< That worked. Order {order}.
* {agent} added bug`,
  ),
  script(
    '',
    `< which grind size for a {product}??
> Medium-fine, about table salt. Start at 14 on our grinders and go finer if it tastes sour.
< and if it's bitter
> Then coarser: two clicks at a time. There is a table here: https://help.acme.test/hc/acme-help/articles/grind-sizes
< 👍`,
  ),
  script(
    'feedback',
    `< Just wanted to say that the person who helped me yesterday was wonderful. Please give them a raise.
> What a lovely message, {first}. I'll pass it on, and pin it above the coffee machine.
# Pinned. 🎉
< Haha, good. Have a nice week!`,
  ),
  script(
    'urgent-callback',
    `< Please call me back about order {order}, I can't find the invoice and our accountant needs it today.
* {agent} set the priority to urgent
> I tried to reach you twice. The invoice is in your account under Orders > {order} > Documents; I have also mailed it.
< Found it, sorry for the stress.
> Not at all. Is the company name right on it?
< Could it say "Atelier {first}" instead?
> It does now. The old one is void; please give your accountant the second one.`,
  ),
  script(
    '',
    `* Conversation was opened by the order system
< The address on {order} is wrong, the number is 17 and not 71.
> Changed, {first}. It had not left yet, so the parcel goes to number 17.
* {agent} moved the conversation to Logistics
< You are quick!`,
  ),
];

/** Three scripts for each of the other accounts: Aurora's are in Portuguese, Globex's in Spanish. */
export const AURORA_SCRIPTS: readonly ConversationScript[] = [
  script(
    'encomenda',
    `< Bom dia! Vocês fazem bolo de fubá com goiabada para sábado?
> Bom dia, {first}! Fazemos sim. Para quantas pessoas?
< Umas vinte.
> Então o de 2 kg, R$ 98,00. Pode retirar a partir das 8h.
# Anotar na lousa: fubá 2 kg, sábado, sem coco.
< Fechado, obrigada!`,
  ),
  script(
    'reclamação',
    `< O pão francês de hoje veio murcho 😕
> Poxa, {first}, desculpa! A segunda fornada saiu antes da hora.
> Passe aqui que trocamos na hora, e o café é por nossa conta.
< Combinado. Chego às 17h.`,
  ),
  script(
    'fidelidade',
    `< Meu cartão já tem dez pães?
> Tem onze! O próximo pão de queijo é presente.
* {agent} marcou a conversa como resolvida`,
  ),
];

export const GLOBEX_SCRIPTS: readonly ConversationScript[] = [
  script(
    'garantía',
    `< El taladro del pedido {order} se calienta a los cinco minutos.
> Hola, {first}. ¿Puede enviarnos el número de serie?
< GX-{number}
# Lote con el ventilador al revés. Cambiar sin más preguntas.
> Gracias. Le enviamos otro mañana y recogemos el suyo en la misma visita.
< Muy amable, quedo a la espera.`,
  ),
  script(
    'mayorista',
    `< Necesito presupuesto para 40 cajas de tornillo del 8.
> Con gusto, {first}. ¿Acero o latón?
< Latón, puesto en almacén.
> Va el presupuesto P-{number}, válido quince días.`,
  ),
  script(
    'moroso',
    `! Su factura {order} venció hace diez días.
< Ya la pagué el lunes, revisen por favor.
# El pago está; lo anotaron en otra cuenta.
> Tiene razón, {first}: el pago estaba en otra cuenta. Disculpe la molestia.`,
  ),
];

export const PRODUCTS = [
  'Kestrel espresso machine',
  'Brisa 2 grinder',
  'Tern kettle',
  'Otter filter brewer',
  'Moss travel press',
  'Heron scale',
] as const;
