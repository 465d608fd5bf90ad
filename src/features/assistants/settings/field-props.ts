import type { ReactNode } from 'react';
import type { Json } from '~/lib/json/merge-patch';

/** The props of every value field. */
export interface FieldProps {
  /** The name, with the key next to it. */
  readonly label: ReactNode;
  readonly value: Json;
  /** The value as read. Its type determines the field, and its line breaks are preserved. */
  readonly original: Json | undefined;
  /** Input that is not a valid value yet. */
  readonly typed: string | undefined;
  /** Called with undefined to drop the input. */
  readonly onTyped: (text: string | undefined) => void;
  readonly onChange: (value: Json) => void;
}
