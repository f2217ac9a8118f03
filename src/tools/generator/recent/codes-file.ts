import { openBrowserStore, putEntries } from '@/tools/shared/browser-store'
import { readForeignCode } from '@/tools/shared/recent/read-stored-code'
import type { RecentCode } from '@/tools/shared/recent/recent-code'
import { listStoredCodes } from '@/tools/shared/recent/recent-codes'

const fileKind = 'quietzone-codes'
const fileVersion = 1
const maxBytes = 200_000_000

/** Why a file was not imported; message keys under `editor.recent.import`. */
export type ImportRefusal = 'unreadable' | 'foreign' | 'newer' | 'tooLarge' | 'full'

export type ImportedCodes =
  /** `known`: stored already, the same or newer. `skipped`: invalid. */
  { ok: true; added: number; known: number; skipped: number } | { ok: false; reason: ImportRefusal }

/** All recent codes as one file. */
export async function exportRecentCodes(): Promise<Blob> {
  const codes = await listStoredCodes()
  const file = { kind: fileKind, version: fileVersion, exportedAt: Date.now(), codes }
  return new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' })
}

/** Adds the codes of a file. A stored code is replaced only by a newer one. */
export async function importRecentCodes(file: Blob): Promise<ImportedCodes> {
  if (file.size > maxBytes) return { ok: false, reason: 'tooLarge' }
  const read = readCodesFile(await file.text())
  if (!read.ok) return read
  const codes = await Promise.all(read.codes.map(readForeignCode))
  const sound = codes.filter((code) => code !== undefined)
  try {
    const fresh = await findFresh(sound)
    await putEntries('codes', fresh)
    const added = fresh.length
    return { ok: true, added, known: sound.length - added, skipped: codes.length - sound.length }
  } catch {
    return { ok: false, reason: 'full' }
  }
}

export type CodesFile =
  | { ok: true; codes: readonly unknown[] }
  | { ok: false; reason: 'unreadable' | 'foreign' | 'newer' }

/** Parses the envelope of a file; its codes are not validated yet. */
export function readCodesFile(text: string): CodesFile {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, reason: 'unreadable' }
  }
  if (typeof value !== 'object' || value === null) return { ok: false, reason: 'foreign' }
  const { kind, version, codes } = value as Record<string, unknown>
  if (kind !== fileKind || typeof version !== 'number' || !Array.isArray(codes)) {
    return { ok: false, reason: 'foreign' }
  }
  return version > fileVersion ? { ok: false, reason: 'newer' } : { ok: true, codes }
}

async function findFresh(codes: readonly RecentCode[]): Promise<RecentCode[]> {
  const store = await openBrowserStore()
  const byId = new Map<string, RecentCode>()
  for (const code of codes) {
    const stored = byId.get(code.id) ?? (await store.get('codes', code.id))
    if (!stored || stored.updatedAt < code.updatedAt) byId.set(code.id, code)
  }
  return [...byId.values()]
}
