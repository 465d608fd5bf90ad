import { expect, it } from 'vitest';
import { restoreUneditedFields } from './values';

it('restoreUneditedFields keeps the stored value of a field that the user didn’t edit but the form normalized', () => {
  const opened = { short_code: ' pad', content: 'A' };
  const restore = (typed: typeof opened, submitted: typeof opened) =>
    restoreUneditedFields(opened, typed, submitted);
  expect(restore({ ...opened, content: 'B' }, { short_code: 'pad', content: 'B' })).toEqual({
    short_code: ' pad',
    content: 'B',
  });
  expect(restore({ ...opened, short_code: 'pad ' }, { short_code: 'pad', content: 'A' })).toEqual({
    short_code: 'pad',
    content: 'A',
  });
});
