import { paths } from '@/paths'
import type { StoredKey } from '@/tools/shared/dynamic/key-store'
import { fileName } from '@/tools/shared/file-name'

export type DataFormat = 'json' | 'csv'

type ExportedCode = { name: string; mediaType: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * Everything the server stores about a code, including its scans; undefined if the request fails.
 */
export async function fetchCodeExport(
  { slug, editKey, name }: StoredKey,
  format: DataFormat,
): Promise<ExportedCode | undefined> {
  const address = paths.codeApi(slug, `/export?format=${format}`)
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

/** All codes as one archive with a file each; failed requests are counted. */
export async function exportCodes(keys: readonly StoredKey[], format: DataFormat) {
  const { zipSync } = await import('fflate')
  const files: Record<string, Uint8Array> = {}
  // One request at a time, to limit the load on the server.
  for (const key of keys) {
    const exported = await fetchCodeExport(key, format)
    if (exported) files[exported.name] = exported.bytes
  }
  const done = Object.keys(files).length
  return { archive: zipSync(files), done, failed: keys.length - done }
}
