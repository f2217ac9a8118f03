import type { RecoveredCode } from '@/codes'
import { storeKeys } from '@/tools/shared/dynamic/key-store'
import { saveKeys } from './save-keys'

/** Keeps the new keys of codes that left a workspace, which from then on are needed to manage them. */
export async function keepReleasedKeys(codes: readonly RecoveredCode[]): Promise<void> {
  if (codes.length === 0) return
  const addedAt = Date.now()
  const keys = codes.map(({ slug, name, editKey }) => ({ slug, name, editKey, addedAt }))
  saveKeys(keys)
  // The file is enough in a browser without storage.
  await storeKeys(keys).catch(() => {})
}
