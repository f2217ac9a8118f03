import type { StoredKey } from '@/tools/shared/dynamic/key-store'
import { saveFile } from '@/tools/shared/save-file'
import { writeKeysFile } from './write-keys-file'

/** Saves keys as a file. */
export function saveKeys(keys: readonly StoredKey[]): void {
  const today = new Date().toISOString().slice(0, 10)
  saveFile(writeKeysFile(keys), 'application/json', `qr-code-keys-${today}.json`)
}
