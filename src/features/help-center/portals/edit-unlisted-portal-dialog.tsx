import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { UnloadedRecordDialog } from '~/records/form/unloaded-record-dialog';
import { getUnloadedPortalAccess } from '~/resources/portal-record';
import { useScope } from '~/session/scope-context';
import { createNameSchema } from '~/ui/form/create-name-schema';
import { LOCALE_CODE_PATTERN } from '../locale-name';

interface EditUnlistedPortalDialogProps {
  readonly portalSlug: string;
  readonly onClose: () => void;
}

const codesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((code) => code !== '');

/**
 * Edits a portal by its slug, without its current values, because the platform can load neither the list of portals nor
 * this portal.
 */
export function EditUnlistedPortalDialog({ portalSlug, onClose }: EditUnlistedPortalDialogProps) {
  const t = useT();
  const isFilled = z.refine<string>((text) => text.trim() !== '', t(m.errors_field_empty));
  const areCodes = z.refine<string>(
    (text) => codesIn(text).every((code) => LOCALE_CODE_PATTERN.test(code)),
    t(m.help_center_locale_form),
  );
  return (
    <UnloadedRecordDialog
      name={portalSlug}
      fields={[
        { field: 'name', title: t(m.help_center_portal_name), as: 'line' },
        {
          field: 'allowed_locales',
          title: t(m.help_center_languages),
          as: 'line',
          hint: t(m.help_center_languages_replaced),
        },
      ]}
      schema={z.partial(
        z.object({
          name: createNameSchema(t),
          allowed_locales: z.pipe(z.string().check(isFilled, areCodes), z.transform(codesIn)),
        }),
      )}
      access={getUnloadedPortalAccess(useQueryClient(), useScope(), portalSlug)}
      onClose={onClose}
    />
  );
}
