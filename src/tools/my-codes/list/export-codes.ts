import { paths } from '@/paths'
import type { StoredKey } from '@/tools/shared/dynamic/key-store'
import { fileName } from '@/tools/shared/file-name'

export type ExportFormat = 'json' | 'csv'

type ExportedCode = { name: string; mediaType: string; bytes: Uint8Array<ArrayBuffer> }

/** All that the server knows of a code, its scans included; nothing where it cannot be had. */
export async function exportCode(
  { slug, editKey, name }: StoredKey,
  format: ExportFormat,
): Promise<ExportedCode | undefined> {
  const address = `${paths.codesApi}/codes/${slug}/export?format=${format}`
  try {
    const response = await fetch(address, { headers: { authorization: `Bearer ${editKey}` } })
    if (!response.ok) return undefined
    const mediaType = format === 'json' ? 'application/json' : 'text/csv'
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { name: fileName([name, slug], format), mediaType, bytes }
  } catch {
    return undefined
  }
}

/** All codes, a file each, in one archive; those that cannot be had are counted. */
export async function exportCodes(keys: readonly StoredKey[], format: ExportFormat) {
  const { zipSync } = await import('fflate')
  const files: Record<string, Uint8Array> = {}
  // One after the other, so that the server is not asked for everything at once.
  for (const key of keys) {
    const exported = await exportCode(key, format)
    if (exported) files[exported.name] = exported.bytes
  }
  const done = Object.keys(files).length
  return { archive: zipSync(files), done, failed: keys.length - done }
}
