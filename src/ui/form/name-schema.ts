// The rule that every form has for a name.
import * as z from 'zod/mini';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { normalizeName } from '~/lib/text/same-name';

/** A name that is required and sent normalized. */
export const nameSchema = (t: T) =>
  z.string().check(
    z.overwrite(normalizeName),
    z.refine((name) => name !== '', t(m.errors_field_blank)),
  );
