import type { FoundCode } from '@/qr/decode'
import { maxHistoryCodes } from '@/qr/inspect'
import { openBrowserStore } from '@/tools/shared/browser-store'
import { createStorageChoice } from '@/tools/shared/shelf/storage-choice'
import { announceStoreChange } from '@/tools/shared/store-channel'
import { readStoredScan, type StoredScan, sameScan, toStoredCode } from './stored-scan'

export const scanStorage = createStorageChoice('keep-scans')

/**
 * Stores codes, never their picture. A code that is stored already moves to the top. Does nothing
 * if storage is switched off or refused.
 */
export async function storeScans(codes: readonly FoundCode[]): Promise<void> {
  if (codes.length === 0 || !scanStorage.isOn()) return
  try {
    const store = await openBrowserStore()
    const change = store.transaction('scans', 'readwrite')
    const known = ((await change.store.getAll()) as StoredScan[]).filter(readStoredScan)
    const scannedAt = Date.now()
    const fresh = codes.map((code, index): StoredScan => {
      const stored = known.find((scan) => sameScan(scan.code, code))
      return {
        id: stored?.id ?? crypto.randomUUID(),
        version: 1,
        // Codes that were read together stay in order: the first is on top.
        scannedAt: scannedAt - index,
        code: toStoredCode(code),
      }
    })
    const others = known.filter(({ id }) => fresh.every((scan) => scan.id !== id))
    const excess = others
      .sort((a, b) => a.scannedAt - b.scannedAt)
      .slice(0, Math.max(0, others.length + fresh.length - maxHistoryCodes))
    await Promise.all([
      ...fresh.map((scan) => change.store.put(scan)),
      ...excess.map(({ id }) => change.store.delete(id)),
      change.done,
    ])
    announceStoreChange('scans')
  } catch {
    // The page shows the results anyway.
  }
}

/** All stored scans, newest first. @throws (rejects) where the browser has no storage */
export async function listScans(): Promise<StoredScan[]> {
  const store = await openBrowserStore()
  const found = await store.getAllFromIndex('scans', 'scannedAt')
  return found.flatMap((value) => readStoredScan(value) ?? []).reverse()
}
