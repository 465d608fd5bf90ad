// What a template holds beside its texts: media above them, buttons below, and whatever else the platform names.
import * as z from 'zod/mini';
import type { MessageTemplate } from '~/api/inboxes';

const text = z.catch(z.nullable(z.string()), null);
const button = z.object({ type: text, text, url: text, phone_number: text });
const component = z.looseObject({
  format: text,
  buttons: z.catch(z.array(button), []),
});

export type TemplatePart =
  /** An image, video, file or place above the text, by the platform's own word. */
  | { readonly kind: 'media'; readonly format: string }
  /** `target`: the address or number that it opens. `hasBlank`: a placeholder in it, which only header and body can fill. */
  | {
      readonly kind: 'button';
      readonly text: string;
      readonly target: string | null;
      readonly hasBlank: boolean;
    }
  /** Something that isn't known here. */
  | { readonly kind: 'other'; readonly type: string };

const TEXTS = ['BODY', 'FOOTER'];
const PLACEHOLDER = /\{\{[^{}]*\}\}/;

/** Every part that isn't a text, in the order in which it comes. */
export function partsBesideText({ components }: MessageTemplate): readonly TemplatePart[] {
  return components.flatMap((each): readonly TemplatePart[] => {
    const type = each.type.toUpperCase();
    const { format, buttons } = component.parse(each);
    if (type === 'HEADER') {
      const isText = format === null || format.toUpperCase() === 'TEXT';
      return isText ? [] : [{ kind: 'media', format }];
    }
    if (type === 'BUTTONS' && buttons.length > 0) {
      return buttons.map((one) => {
        const target = one.url ?? one.phone_number;
        return {
          kind: 'button',
          text: one.text ?? one.type ?? '',
          target,
          hasBlank: PLACEHOLDER.test(target ?? ''),
        };
      });
    }
    return TEXTS.includes(type) ? [] : [{ kind: 'other', type: each.type }];
  });
}

/** Whether the template needs something that can't be given here: delivered without it, it would have a gap. */
export const hasUnfillable = (parts: readonly TemplatePart[]): boolean =>
  parts.some((part) => part.kind === 'media' || (part.kind === 'button' && part.hasBlank));
