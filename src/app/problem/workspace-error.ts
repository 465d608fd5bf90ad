import type { Workspace } from '~/api/scope';
import type { Coverage } from '~/session/claims';

/**
 * Thrown by the route guard if the sign-in isn't valid for the workspace, or needs a confirmation first. No data of the
 * page is read.
 */
export class WorkspaceError extends Error {
  override readonly name = 'WorkspaceError';
  constructor(
    readonly workspace: Workspace,
    readonly coverage: Exclude<Coverage, 'covered' | 'opened'>,
  ) {
    super(`${workspace.slug}: ${coverage}`);
  }
}

export const isWorkspaceError = (error: unknown): error is WorkspaceError => error instanceof WorkspaceError;
