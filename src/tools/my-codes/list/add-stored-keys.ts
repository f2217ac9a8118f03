import type { OwnedKey } from '@/codes'
import { listStoredKeys, type StoredKey, storeKeys } from '@/tools/shared/dynamic/key-store'
import { readStates } from './read-states'

/**
 * Stores keys that come from outside this browser, which therefore have a backup. A key that
 * replaces a different one of the same code may be older, so it is stored only if the server accepts
 * it.
 *
 * @returns how many were stored, and for how many codes the earlier key remains
 * @throws (rejects) if the browser has no storage
 */
export async function addStoredKeys(
  keys: readonly OwnedKey[],
): Promise<{ added: number; kept: number }> {
  const known = new Map((await listStoredKeys()).map((key) => [key.slug, key]))
  const now = Date.now()
  const fresh = keys.map(
    ({ slug, editKey }): StoredKey => ({
      ...{ slug, editKey, backupAt: now },
      name: known.get(slug)?.name ?? '',
      addedAt: known.get(slug)?.addedAt ?? now,
    }),
  )
  const isOther = ({ slug, editKey }: StoredKey) =>
    known.has(slug) && known.get(slug)?.editKey !== editKey
  const rejected = new Set<string>()
  await readStates(fresh.filter(isOther), (answers) => {
    for (const { key, state } of answers) if (state.is !== 'ready') rejected.add(key.slug)
  })
  const added = fresh.filter(({ slug }) => !rejected.has(slug))
  await storeKeys(added)
  return { added: added.length, kept: rejected.size }
}
