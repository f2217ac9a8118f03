import type { StoredKey } from '@/tools/shared/dynamic/key-store'

/** Returns all keys of this browser, for another one. Anyone with the file can change the codes. */
export function writeKeysFile(keys: readonly StoredKey[]): string {
  const entries = keys.map(({ slug, editKey, name }) => ({ slug, editKey, name }))
  const file = { kind: 'quietzone-keys', version: 1, keys: entries }
  return JSON.stringify(file, null, 1)
}
