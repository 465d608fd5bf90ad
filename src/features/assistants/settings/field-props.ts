import type { ReactNode } from 'react';
import type { Json } from '~/lib/json/merge-patch';

/** The props that all value fields share. */
export interface FieldProps {
  /** The display name with the key next to it. */
  readonly label: ReactNode;
  readonly value: Json;
  /** The original value. Its type determines the kind of field, and its line breaks are preserved. */
  readonly original: Json | undefined;
  /** Input that is not a valid value yet. Undefined if the value is valid. */
  readonly typed: string | undefined;
  /** Called with invalid input, or with undefined once the input is valid. */
  readonly onTyped: (text: string | undefined) => void;
  readonly onChange: (value: Json) => void;
}
