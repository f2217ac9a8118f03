/**
 * What a key of a workspace allows: an owner everything, an editor and the API all changes of codes
 * and folders, a viewer to read. Keys for programs have a role of their own to tell them apart.
 */
export const workspaceRoles = ['owner', 'editor', 'viewer', 'api'] as const
export type WorkspaceRole = (typeof workspaceRoles)[number]

/** The least role that an operation needs. */
export type NeededRole = Exclude<WorkspaceRole, 'api'>

const ranks: Record<WorkspaceRole, number> = { viewer: 0, api: 1, editor: 1, owner: 2 }

export function isRoleEnough(role: WorkspaceRole, needed: NeededRole): boolean {
  return ranks[role] >= ranks[needed]
}
