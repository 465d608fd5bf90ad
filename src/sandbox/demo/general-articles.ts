// General articles. Some have a translation, which is a draft, up to date, or behind its original.
import type { ArticleSeed } from './articles';

/** Articles in English, one `category | title | text` per line. */
const ENGLISH = `401 | Your first cup | Rinse, heat, pour. If it tastes of cardboard, rinse **once more**.
401 | Grind sizes | Espresso 8 to 12, filter 16 to 20, press 24 and up.
401 | Which water? | Soft and fresh. Below 8 °dH no filter is needed.
402 | Changing an order | Within an hour by yourself, later by writing to us.
402 | Cancelling an order | Before it leaves, always. Afterwards it is a return.
403 | Delivery times | Two days in the EU, five elsewhere.
403 | Where is my parcel? | Enter your number at [track.acme.test](https://track.acme.test).
403 | Customs & duties | Outside the EU you pay them at the door.
404 | How to return something | 30 days, any reason, label included.
404 | When the refund arrives | Two working days after we have your parcel.
405 | Invoices | Under Orders > Documents, as PDF.
405 | Ways to pay | Card, bank transfer, voucher. No cheques.
405 | "Payment declined" <E-1142> | Usually the bank, sometimes our form. Remove the c/o line.
406 | Which machine suits me? | Fewer than four cups a day: the Otter. More: the Kestrel.
408 | Why descale at all? | Scale is a blanket round the heater.
409 | Opening a wholesale account | A tax number and two minutes.
410 | Forgotten password | Choose *Forgot password*; the mail comes within a minute.
410 | Deleting your account | Gone within 30 days; invoices stay ten years.`;

type Translation = Pick<
  ArticleSeed,
  'title' | 'content' | 'status' | 'categoryId' | 'translates' | 'editedDaysAgo'
>;

const translation = (
  translates: string,
  categoryId: number,
  status: ArticleSeed['status'],
  editedDaysAgo: number,
  title: string,
  content: string,
): Translation => ({ translates, categoryId, status, editedDaysAgo, title, content });

/** Translations. The originals were edited 20 days ago, so a translation that was edited earlier is outdated. */
const SPANISH: readonly Translation[] = [
  translation('Your first cup', 421, 'published', 5, 'Tu primera taza', 'Enjuaga, calienta, sirve.'),
  translation(
    'Grind sizes',
    421,
    'published',
    160,
    'Grados de molienda',
    'Espresso de 8 a 12, filtro de 16 a 20.',
  ),
  translation('Which water?', 421, 'draft', 2, '¿Qué agua?', 'Blanda y fresca.'),
  translation(
    'Changing an order',
    422,
    'published',
    3,
    'Cambiar un pedido',
    'Durante una hora, desde tu cuenta.',
  ),
  translation('Delivery times', 423, 'published', 200, 'Plazos de entrega', 'Dos días en la UE.'),
  translation(
    'Where is my parcel?',
    423,
    'draft',
    90,
    '¿Dónde está mi paquete?',
    'Escribe tu número en la página de envíos.',
  ),
  translation('Invoices', 425, 'published', 1, 'Facturas', 'En Pedidos > Documentos, en PDF.'),
  translation('Ways to pay', 425, 'archived', 300, 'Formas de pago', 'Tarjeta, transferencia, vale.'),
  translation('Why descale at all?', 427, 'draft', 8, '¿Por qué descalcificar?', ''),
];

const english = (): ArticleSeed[] =>
  ENGLISH.split('\n').map((line, index) => {
    const [category = '', title = '', text = ''] = line.split(' | ');
    return {
      title,
      content: `${text}\n\n## Still stuck?\n\nWrite to us from the *shop*, we answer within a day.`,
      description: text.replaceAll('*', ''),
      status: 'published',
      locale: 'en',
      categoryId: Number(category),
      authorId: index % 4 === 3 ? 1 : 3,
      editedDaysAgo: 20,
    };
  });

const spanish = (): ArticleSeed[] =>
  SPANISH.map((one) => ({ ...one, description: one.content || null, locale: 'es', authorId: 3 }));

export const GENERAL_ARTICLES: readonly ArticleSeed[] = [...english(), ...spanish()];
