import { Link } from '@tanstack/react-router';
import { useScope } from '~/session/scope-context';
import type { Place } from './faults';

/** The way to a place where something is wrong. */
export function PlaceLink({ place: { by, id, name } }: { readonly place: Place }) {
  const workspace = useScope().slug;
  switch (by) {
    case 'macro':
      return (
        <Link to="/$workspace/macros/$macroId" params={{ workspace, macroId: String(id) }} dir="auto">
          {name}
        </Link>
      );
    case 'rule':
      return (
        <Link to="/$workspace/automation-rules/$ruleId" params={{ workspace, ruleId: String(id) }} dir="auto">
          {name}
        </Link>
      );
    case 'canned-response':
      return (
        <Link to="/$workspace/canned-responses" params={{ workspace }} search={{ search: name }} dir="auto">
          {name}
        </Link>
      );
    case 'team':
      return (
        <Link to="/$workspace/teams/$teamId" params={{ workspace, teamId: String(id) }} dir="auto">
          {name}
        </Link>
      );
    case 'person':
      return (
        <Link to="/$workspace/people" params={{ workspace }} search={{ person: id }} dir="auto">
          {name}
        </Link>
      );
  }
}
