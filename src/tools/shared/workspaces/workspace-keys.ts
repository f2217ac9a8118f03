import { useSyncExternalStore } from 'react'
import { type WorkspaceRole, workspaceKeyPattern, workspaceRoles } from '@/codes'
import { observable } from '@/std/observable'
import { storedText, storedValue } from '@/std/stored-value'

/**
 * A workspace key of this browser. `backupAt` is the time when its owner saved it somewhere else.
 */
export type StoredWorkspaceKey = {
  /** Id of the workspace. */
  id: string
  /** Name of the workspace, which may be empty. */
  name: string
  role: WorkspaceRole
  secret: string
  addedAt: number
  backupAt?: number
}

type WorkspaceKeys = {
  /** The last one added first. */
  keys: readonly StoredWorkspaceKey[]
  /** Id of the workspace that this tab shows. */
  chosen: string | undefined
  /** Whether the browser stores the keys; otherwise they are lost with the page. */
  isStored: boolean
}

const area = 'workspaces'
const storedKeys = storedValue('localStorage', area, (found) =>
  Array.isArray(found) ? found.filter(isStoredKey) : [],
)
/** Each tab has its own choice, so that a change in one tab never redirects actions in another. */
const choiceOfTab = storedText('sessionStorage', `${area}:chosen`)
const lastChoice = storedText('localStorage', `${area}:chosen`)

function isStoredKey(found: unknown): found is StoredWorkspaceKey {
  const { id, name, role, secret, addedAt } = (found ?? {}) as Partial<StoredWorkspaceKey>
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    workspaceRoles.some((known) => known === role) &&
    typeof addedAt === 'number' &&
    workspaceKeyPattern.test(secret ?? '')
  )
}

const state = observable<WorkspaceKeys | undefined>(undefined)

/** The state before the first change. */
let initial: WorkspaceKeys | undefined

function getKeys(): WorkspaceKeys {
  return state.get() ?? readInitial()
}

function readInitial(): WorkspaceKeys {
  if (initial) return initial
  const keys = storedKeys.read()
  const wanted = choiceOfTab.read() ?? lastChoice.read()
  const chosen = keys.find(({ id }) => id === wanted) ?? keys[0]
  initial = { keys, chosen: chosen?.id, isStored: true }
  return initial
}

function write(keys: readonly StoredWorkspaceKey[], wanted: string | undefined): void {
  const chosen = (keys.find(({ id }) => id === wanted) ?? keys[0])?.id
  const isStored = storedKeys.write(keys.length > 0 ? keys : null)
  choiceOfTab.write(chosen ?? null)
  lastChoice.write(chosen ?? null)
  state.set({ keys, chosen, isStored })
}

export function findWorkspaceKey(id: string): StoredWorkspaceKey | undefined {
  return getKeys().keys.find((key) => key.id === id)
}

/** Returns the key of the workspace that this tab shows. */
export function findChosenWorkspaceKey(): StoredWorkspaceKey | undefined {
  const { chosen } = getKeys()
  return chosen === undefined ? undefined : findWorkspaceKey(chosen)
}

/** Adds a key, or replaces the one of the same workspace, and shows its workspace. */
export function storeWorkspaceKey(key: StoredWorkspaceKey): void {
  write([key, ...getKeys().keys.filter(({ id }) => id !== key.id)], key.id)
}

/** Removes a key from this browser; the workspace itself does not change. */
export function removeWorkspaceKey(id: string): void {
  const { keys, chosen } = getKeys()
  write(
    keys.filter((key) => key.id !== id),
    chosen,
  )
}

export function changeWorkspaceKey(
  id: string,
  change: Partial<Pick<StoredWorkspaceKey, 'name' | 'role' | 'backupAt'>>,
): void {
  const { keys, chosen } = getKeys()
  write(
    keys.map((key) => (key.id === id ? { ...key, ...change } : key)),
    chosen,
  )
}

export function chooseWorkspace(id: string): void {
  write(getKeys().keys, id)
}

function subscribe(listener: () => void): () => void {
  const leave = state.subscribe(listener)
  const follow = ({ key }: StorageEvent) => {
    if (key !== area && key !== null) return
    const keys = storedKeys.read()
    const { chosen } = getKeys()
    const shown = keys.find(({ id }) => id === chosen) ?? keys[0]
    state.set({ keys, chosen: shown?.id, isStored: true })
  }
  window.addEventListener('storage', follow)
  return () => {
    leave()
    window.removeEventListener('storage', follow)
  }
}

const nothing = () => undefined

/** Returns the workspace keys of this browser; undefined on the server and during hydration. */
export function useWorkspaceKeys(): WorkspaceKeys | undefined {
  return useSyncExternalStore<WorkspaceKeys | undefined>(subscribe, getKeys, nothing)
}
