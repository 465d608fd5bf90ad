import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { RecordForm } from '~/records/form/record-form';
import { useNewRecordForm } from '~/records/form/use-record-form';
import { isWritePending } from '~/records/write-state';
import { getCategoryCreation } from '~/resources/category-record';
import { useScope } from '~/session/scope-context';
import { RecordDrawer } from '~/ui/overlay/record-drawer';
import { CategoryFields, createCategoryFormConfig } from '../categories/category-fields';
import { getLocaleName } from '../locale-name';

interface NewCategoryDrawerProps {
  readonly portalSlug: string;
  readonly locale: string;
  readonly categories: readonly Category[];
  /** The root of the category family that the new category joins, if any. */
  readonly root: Category | undefined;
  readonly onCreated: (category: Category) => void;
  readonly onClose: () => void;
}

/** Creates a missing category beside the article that needs it. The input is kept when the drawer is closed. */
export function NewCategoryDrawer(props: NewCategoryDrawerProps) {
  const { portalSlug, locale, categories, root, onCreated, onClose } = props;
  const t = useT();
  const language = useFormatLocale();
  const [known] = useState(categories);
  const writing = useNewRecordForm({
    kind: createCategoryFormConfig(t, known, true),
    draft: `new category of ${portalSlug} in ${locale} for ${root?.id ?? 'none'}`,
    access: getCategoryCreation(useQueryClient(), useScope(), portalSlug),
    start: {
      name: root?.name ?? '',
      slug: '',
      description: root?.description ?? '',
      locale,
      associated_category_id: root?.id ?? null,
    },
    onDone: onCreated,
  });
  const purpose = writing.typed.slug.trim() === '' ? 'creation' : 'creation-of-unique';
  const close = () => {
    if (!isWritePending(writing.state)) onClose();
  };
  return (
    <RecordDrawer
      title={t(m.translations_new_category, { language: getLocaleName(locale, language) })}
      onClose={close}
    >
      <RecordForm writing={{ ...writing, purpose }} dialog={{ requestClose: close, close: onClose }}>
        {(readOnly) => (
          <CategoryFields form={writing.form} locales={[]} categories={known} readOnly={readOnly} />
        )}
      </RecordForm>
    </RecordDrawer>
  );
}
