import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ID_PATTERN } from '~/lib/json/parse-number';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { OpenByIdentifierNotice } from '~/ui/table/open-by-identifier-notice';
import { DeleteCategoryDialog } from './delete-category-dialog';

const EditUnreadCategory = createLazyPart(
  () => import('./edit-unlisted-category-dialog'),
  'EditUnlistedCategoryDialog',
);

/** Edits or deletes a category by its ID. Used if the platform can't list categories. */
export function CategoryByIdForm({ portalSlug }: { readonly portalSlug: string }) {
  const t = useT();
  const [dialog, setDialog] = useState<{ readonly name: 'edit' | 'delete'; readonly id: number } | null>(
    null,
  );
  const close = () => setDialog(null);
  const category = dialog && { id: dialog.id, name: t(m.common_id, { id: dialog.id }) };
  return (
    <>
      <OpenByIdentifierNotice
        title={t(m.help_center_categories_off_title)}
        text={t(m.help_center_categories_off)}
        label={t(m.help_center_category_id)}
        pattern={ID_PATTERN}
        openLabel={t(m.records_edit_fields)}
        onOpen={(id) => setDialog({ name: 'edit', id: Number(id) })}
        other={{
          label: t(m.help_center_delete_by_id),
          onAct: (id) => setDialog({ name: 'delete', id: Number(id) }),
        }}
      />
      <LazyPartBoundary asked={dialog?.name === 'edit'}>
        {category && dialog.name === 'edit' && (
          <EditUnreadCategory portalSlug={portalSlug} category={category} onClose={close} />
        )}
      </LazyPartBoundary>
      {category && dialog.name === 'delete' && (
        <DeleteCategoryDialog portalSlug={portalSlug} category={category} onClose={close} />
      )}
    </>
  );
}
