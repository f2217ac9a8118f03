/**
 * What a key of a workspace allows, by rank: an owner everything, an editor and the API all changes of codes
 * and folders, a viewer to read. Keys for programs have a role of their own to tell them apart.
 */
const ranks = { owner: 2, editor: 1, viewer: 0, api: 1 }
export type WorkspaceRole = keyof typeof ranks
export const workspaceRoles = Object.keys(ranks) as readonly WorkspaceRole[]

/** The least role that an operation needs. */
export type NeededRole = Exclude<WorkspaceRole, 'api'>

export function isRoleEnough(role: WorkspaceRole, needed: NeededRole): boolean {
  return ranks[role] >= ranks[needed]
}
