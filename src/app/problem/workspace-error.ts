import type { Workspace } from '~/api/scope';
import type { WorkspaceAccess } from '~/session/claims';

/**
 * Thrown by the route guard before the page loads any data, if the session isn't valid for the workspace or if the user
 * must first confirm opening it.
 */
export class WorkspaceError extends Error {
  override readonly name = 'WorkspaceError';
  constructor(
    readonly workspace: Workspace,
    readonly coverage: Exclude<WorkspaceAccess, 'covered' | 'opened'>,
  ) {
    super(`${workspace.slug}: ${coverage}`);
  }
}

export const isWorkspaceError = (error: unknown): error is WorkspaceError => error instanceof WorkspaceError;
