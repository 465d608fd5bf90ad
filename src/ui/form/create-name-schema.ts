// The validation of names, shared by all forms.
import * as z from 'zod/mini';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { normalizeName } from '~/lib/text/same-name';

/** Returns the schema of a required name, which is normalized before it is sent. */
export const createNameSchema = (t: Translator) =>
  z.string().check(
    z.overwrite(normalizeName),
    z.refine((name) => name !== '', t(m.errors_field_empty)),
  );
