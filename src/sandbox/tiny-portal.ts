// The help center of the tiny platform: a category for each thing that forbids a deletion, and a few articles.
import type { Article } from '~/api/articles';
import type { Category } from '~/api/categories';
import type { StoredPortal } from './state';

const AT = '2025-01-01T10:00:00.000Z';

const category = (id: number, slug: string, locale: string, more: Partial<Category> = {}): Category => ({
  id,
  slug,
  name: slug,
  description: null,
  locale,
  position: null,
  parent_category_id: null,
  associated_category_id: null,
  created_at: AT,
  updated_at: AT,
  ...more,
});

const article = (id: number, slug: string, more: Partial<Article> = {}): Article => ({
  id,
  title: slug,
  slug,
  content: `Text of ${slug}`,
  description: '',
  status: 'published',
  locale: 'en',
  category_id: null,
  associated_article_id: null,
  author_id: 11,
  portal_slug: 'help',
  public_url: `https://help.tiny.test/hc/help/articles/${slug}`,
  created_at: AT,
  updated_at: AT,
  ...more,
});

/**
 * Portal `help` in `en` and `es`. Categories: 701 holds articles, 702 a child, 703 a translation, 704 nothing,
 * 705 is in French, which the portal no longer allows; 706 is 702's child, 707 translates 703.
 */
export const tinyPortal = (): StoredPortal => ({
  portal: {
    id: 700,
    slug: 'help',
    name: 'Help',
    default_locale: 'en',
    allowed_locales: ['en', 'es'],
    archived: false,
    created_at: AT,
    updated_at: AT,
  },
  categories: [
    category(704, 'empty', 'en'),
    category(701, 'orders', 'en', { position: 2 }),
    category(702, 'machines', 'en', { position: 1, description: 'All of them' }),
    category(703, 'gifts', 'en', { position: 3 }),
    category(705, 'pas', 'fr'),
    category(706, 'kettles', 'en', { parent_category_id: 702, position: 1 }),
    category(707, 'regalos', 'es', { associated_category_id: 703 }),
  ],
  articles: [
    article(801, 'track', { category_id: 701, updated_at: '2025-01-03T10:00:00.000Z' }),
    article(802, 'cancel', { category_id: 701, status: 'archived' }),
    article(803, 'seguir', {
      locale: 'es',
      status: 'draft',
      associated_article_id: 801,
      description: 'Track 100%',
    }),
  ],
});
