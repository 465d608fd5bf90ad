import { readAllPages } from '~/api/http/all-pages';
import { listMacros } from '~/api/macros';
import { testRecordWrites } from '~/records/fixtures/record-tables';
import { getMacroAccess, getMacroCreation, getMacroRemoval } from './macro-record';

testRecordWrites('a macro', {
  reads: ['macros.get', 'macros.list'],
  update: 'macros.update',
  open: async ({ scope }) => {
    const [first] = await readAllPages(scope, listMacros);
    if (!first) throw new Error('the demo data has none');
    return first;
  },
  access: ({ queryClient, scope }, { id }) => getMacroAccess(queryClient, scope, id),
  edit: (values) => ({
    ...values,
    name: `${values.name}, edited`,
    actions: [...values.actions, { action_name: 'resolve_conversation', action_params: [] }],
  }),
  creation: {
    operation: 'macros.create',
    access: ({ queryClient, scope }) => getMacroCreation(queryClient, scope),
    values: {
      name: 'Wrap up the week',
      visibility: 'personal',
      actions: [{ action_name: 'add_label', action_params: ['vip'] }],
    },
  },
  removal: {
    operation: 'macros.delete',
    access: ({ queryClient, scope }, macro) => getMacroRemoval(queryClient, scope, macro),
  },
});
