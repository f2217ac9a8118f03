import type { OwnedKey } from '@/codes'
import { queryParameters } from '@/paths'
import { findStoredKey } from '@/tools/shared/dynamic/key-store'
import { findChosenWorkspaceKey, findWorkspaceKey } from './workspace-keys'

export type FoundKey = OwnedKey & {
  /** The name of the code, as far as this browser knows it. */
  name: string
  /** Whether the key is of a workspace that may not contain the code. */
  isGuess: boolean
}

/**
 * Finds the key for a code: of the workspace that the address names, else its edit key, else of the
 * workspace that this tab shows. @throws (rejects) if the browser has no storage and no workspace
 */
export async function findCodeKey(slug: string): Promise<FoundKey | undefined> {
  const named = new URLSearchParams(location.search).get(queryParameters.workspace)
  const ofAddress = named === null ? undefined : findWorkspaceKey(named)
  if (ofAddress) return { slug, editKey: ofAddress.secret, name: '', isGuess: false }
  const ofWorkspace = findChosenWorkspaceKey()
  const stored = await findStoredKey(slug).catch((cause: unknown) => {
    if (!ofWorkspace) throw cause
    return undefined
  })
  if (stored) return { slug, editKey: stored.editKey, name: stored.name, isGuess: false }
  return ofWorkspace && { slug, editKey: ofWorkspace.secret, name: '', isGuess: true }
}
