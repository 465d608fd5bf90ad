import { Link } from '@tanstack/react-router';
import type { Place } from '~/resources/checks';
import { getResource } from '~/resources/resources';
import { useScope } from '~/session/scope-context';

/** The way to a place where something is wrong. */
export function PlaceLink({ place: { by, id, name } }: { readonly place: Place }) {
  const workspace = useScope().slug;
  const page = getResource(by)?.page(workspace, { id: String(id), label: name });
  return (
    <Link {...page} dir="auto">
      {name}
    </Link>
  );
}
