// Portals: any member may read them, and administrators create and update them. The slug is permanent. An update
// replaces the complete list of languages.
import { createPortal, getPortal, listPortals, type Portal, updatePortal } from '~/api/portals';
import { createPageWithTotals } from '../list';
import { defineOperationHandler } from '../operation-handler';
import { takeNextId } from '../platform';
import { BodyParser, requireWritableField, toTimestamp } from '../values';
import { findPortal, parseSlug } from './help-center';

const LOCALE = /^[a-z]{2,3}(?:_(?:[A-Z]{2}|[A-Z][a-z]{3}|\d{3}))?$/;

function locale(values: BodyParser, field: string): string {
  const code = values.text(field);
  if (code.trim() !== '' && !LOCALE.test(code)) {
    values.refuse(field, 'invalid', `${field} must be a locale code such as en or pt_BR`);
  }
  return code;
}

function allowedLocales(values: BodyParser): string[] | undefined {
  const sent = values.raw('allowed_locales');
  if (sent === undefined) return undefined;
  const isList = Array.isArray(sent) && sent.length > 0;
  if (isList && sent.every((code) => typeof code === 'string' && LOCALE.test(code)))
    return [...new Set(sent)];
  values.refuse('allowed_locales', 'invalid', 'allowed_locales must be a list of locale codes');
  return undefined;
}

export const portalHandlers = [
  defineOperationHandler(listPortals, ({ account, query }) =>
    createPageWithTotals(
      account.portals.map(({ portal }) => portal),
      query,
    ),
  ),

  defineOperationHandler(getPortal, ({ account, params }) => findPortal(account, params.portalSlug).portal),

  defineOperationHandler(
    createPortal,
    ({ platform, account, body, now }) => {
      const values = new BodyParser(body);
      const name = values.text('name');
      const slug = parseSlug(values, 'slug');
      const default_locale = locale(values, 'default_locale');
      if (account.portals.some(({ portal }) => portal.slug === slug)) {
        values.refuse('slug', 'taken', 'slug has already been taken');
      }
      values.check();
      const created_at = toTimestamp(now);
      const portal: Portal = {
        id: takeNextId(platform),
        slug,
        name,
        default_locale,
        allowed_locales: [default_locale],
        archived: false,
        created_at,
        updated_at: created_at,
      };
      account.portals.push({ portal, categories: [], articles: [] });
      return portal;
    },
    { wrapper: 'portal' },
  ),

  defineOperationHandler(
    updatePortal,
    ({ account, params, body, now }) => {
      // The contract mentions a logo without defining its format. The sandbox accepts a logo as a change but doesn't
      // store it.
      requireWritableField(body, ['name', 'allowed_locales', 'logo']);
      const { portal } = findPortal(account, params.portalSlug);
      const values = new BodyParser(body);
      const name = values.sentText('name');
      const allowed_locales = allowedLocales(values);
      values.check();
      portal.name = name ?? portal.name;
      portal.allowed_locales = allowed_locales ?? portal.allowed_locales;
      portal.updated_at = toTimestamp(now);
      return portal;
    },
    { wrapper: 'portal' },
  ),
];
