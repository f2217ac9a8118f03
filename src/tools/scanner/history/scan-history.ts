import type { FoundCode } from '@/qr/decode/code-found'
import { maxHistoryCodes } from '@/qr/inspect/history-limit'
import { openBrowserStore } from '@/tools/shared/browser-store'
import { createStorageChoice } from '@/tools/shared/shelf/storage-choice'
import { announceStoreChange } from '@/tools/shared/store-channel'
import { sameScan } from './same-scan'
import { readStoredScan, type StoredScan, toStoredCode } from './stored-scan'

export const scanStorage = createStorageChoice('keep-scans')

/**
 * Keeps what was read, never the picture. What is there already moves to the top. Does nothing when
 * keeping is switched off or the browser refuses to store it.
 */
export async function storeScans(codes: readonly FoundCode[]): Promise<void> {
  if (codes.length === 0 || !scanStorage.isOn()) return
  try {
    const store = await openBrowserStore()
    const change = store.transaction('scans', 'readwrite')
    const known = ((await change.store.getAll()) as StoredScan[]).filter(readStoredScan)
    const scannedAt = Date.now()
    const fresh = codes.map((code, index): StoredScan => {
      const twin = known.find((scan) => sameScan(scan.code, code))
      return {
        id: twin?.id ?? crypto.randomUUID(),
        version: 1,
        // What was read together keeps its order: the first is on top.
        scannedAt: scannedAt - index,
        code: toStoredCode(code),
      }
    })
    const stays = known.filter(({ id }) => fresh.every((scan) => scan.id !== id))
    const excess = stays
      .sort((a, b) => a.scannedAt - b.scannedAt)
      .slice(0, Math.max(0, stays.length + fresh.length - maxHistoryCodes))
    await Promise.all([
      ...fresh.map((scan) => change.store.put(scan)),
      ...excess.map(({ id }) => change.store.delete(id)),
      change.done,
    ])
    announceStoreChange('scans')
  } catch {
    // The results are on the page all the same.
  }
}

/** All kept scans, the last one first. @throws (rejects) where the browser has no storage */
export async function listScans(): Promise<StoredScan[]> {
  const store = await openBrowserStore()
  const found = await store.getAllFromIndex('scans', 'scannedAt')
  return found.flatMap((value) => readStoredScan(value) ?? []).reverse()
}
