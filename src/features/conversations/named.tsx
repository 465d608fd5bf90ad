import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Names } from './use-names';

interface NamedProps {
  readonly id: number | null | undefined;
  readonly names: Names;
}

/** A name, its number on hover; the number alone where the name isn't known. */
export function Named({ id, names }: NamedProps) {
  const t = useT();
  if (id === null || id === undefined) return <span className="dimmed">{t(m.common_none)}</span>;
  const name = names.get(id);
  const number = t(m.common_target_number, { id });
  return name ? <bdi title={`${name} ${number}`}>{name}</bdi> : number;
}
