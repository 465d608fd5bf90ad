// The parts of a template other than its text: media, buttons and unknown components.
import * as z from 'zod/mini';
import type { MessageTemplate } from '~/api/inboxes';

const text = z.catch(z.nullable(z.string()), null);
const button = z.object({ type: text, text, url: text, phone_number: text });
const component = z.looseObject({
  format: text,
  buttons: z.catch(z.array(button), []),
});

export type TemplatePart =
  /** An image, video, file or location above the text, with the platform's format name. */
  | { readonly kind: 'media'; readonly format: string }
  /**
   * `target` is the URL or phone number that the button opens. `hasBlank` is true if the target has a placeholder,
   * which the console can't fill.
   */
  | {
      readonly kind: 'button';
      readonly text: string;
      readonly target: string | null;
      readonly hasBlank: boolean;
    }
  /** An unknown component. */
  | { readonly kind: 'other'; readonly type: string };

const TEXTS = ['BODY', 'FOOTER'];
const PLACEHOLDER = /\{\{[^{}]*\}\}/;

/** Returns all parts that aren't text, in order. */
export function listNonTextParts({ components }: MessageTemplate): readonly TemplatePart[] {
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

/** Reports whether the template has parts that the console can't fill, so that it would be delivered incomplete. */
export const hasUnfillableParts = (parts: readonly TemplatePart[]): boolean =>
  parts.some((part) => part.kind === 'media' || (part.kind === 'button' && part.hasBlank));
