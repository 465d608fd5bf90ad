// The portals with their categories and articles.
import type { Portal } from '~/api/portals';
import type { StoredPortal } from '../state';
import { createAcmeHelpArticles } from './acme-help-articles';
import { type ArticleSeed, buildArticles } from './articles';
import { createAcmeHelpCategories, createCategory } from './categories';
import { createTimestamps } from './times';

const portal = (
  id: number,
  slug: string,
  name: string,
  allowed_locales: readonly string[],
  more: Partial<Portal> = {},
): Portal => ({
  id,
  slug,
  name,
  default_locale: allowed_locales[0] ?? 'en',
  allowed_locales: [...allowed_locales],
  archived: false,
  ...createTimestamps(520 - id, 33),
  ...more,
});

const brief = (
  categoryId: number,
  locale: string,
  authorId: number,
  title: string,
  content: string,
): ArticleSeed => ({ title, content, description: title, status: 'published', locale, categoryId, authorId });

export const createAcmePortals = (): StoredPortal[] => [
  {
    portal: portal(61, 'acme-help', 'Acme Help & Advice', ['en', 'es']),
    categories: createAcmeHelpCategories(),
    articles: buildArticles('acme-help', 'help.acme.test', 10_001, createAcmeHelpArticles()),
  },
  {
    portal: portal(62, 'acme-manuals-2019', 'Manuals (old site)', ['en'], { archived: true }),
    categories: [createCategory(471, 'kettles', 'Kettles', 'en', 1)],
    articles: buildArticles('acme-manuals-2019', 'help.acme.test', 10_401, [
      {
        ...brief(471, 'en', 4, 'Lark kettle: first use', 'Fill, boil, pour away. Twice.'),
        editedDaysAgo: 900,
      },
      {
        ...brief(471, 'en', 4, 'Lark kettle: the lid', 'The lid clicks when it is shut.'),
        editedDaysAgo: 870,
      },
    ]),
  },
  {
    portal: portal(63, 'acme-wholesale', 'Wholesale desk', ['en']),
    categories: [
      createCategory(481, 'contracts', 'Contracts', 'en', 1),
      createCategory(482, 'machines', 'Machines', 'en', null),
    ],
    articles: buildArticles('acme-wholesale', 'help.acme.test', 10_501, [
      brief(
        481,
        'en',
        6,
        'Terms of payment',
        'Net 30 after a credit check.\n\n- 2% off within 7 days\n- nothing off after that',
      ),
      brief(482, 'en', 6, 'Machines on loan', 'Two weeks, carrier included.'),
      { ...brief(482, 'en', 6, 'The repair van', 'Within **24 hours**, Monday to Friday.'), status: 'draft' },
    ]),
  },
];

export const createAuroraPortals = (): StoredPortal[] => [
  {
    portal: portal(66, 'aurora-ajuda', 'Ajuda da Aurora', ['pt_BR']),
    categories: [createCategory(491, 'encomendas', 'Encomendas', 'pt_BR', 1)],
    articles: buildArticles('aurora-ajuda', 'ajuda.aurora.test', 10_601, [
      brief(
        491,
        'pt_BR',
        31,
        'Como encomendar um bolo',
        'Até as **18h** da véspera, no balcão ou por mensagem.',
      ),
    ]),
  },
];

export const createGlobexPortals = (): StoredPortal[] => [
  {
    portal: portal(61, 'globex-ayuda', 'Ayuda de Globex', ['es']),
    categories: [createCategory(401, 'garantias', 'Garantías', 'es', 1)],
    articles: buildArticles('globex-ayuda', 'ayuda.globex.test', 10_001, [
      brief(401, 'es', 1, 'Qué cubre la garantía', 'Veinticuatro meses desde la compra.'),
      brief(
        401,
        'es',
        1,
        'Cómo leer el número de serie',
        'Está en la placa inferior: `GX-` y cuatro cifras.',
      ),
    ]),
  },
];
