import { strFromU8, unzipSync, type Zippable, zip } from 'fflate'

/** A file of an export, or an archive of several. */
export type ExportPart = { name: string; bytes: Uint8Array }

const endOfName = /(\.\w+)$/

/**
 * Puts the parts of an export into one archive, in which the files of a language are numbered. A
 * single part is returned as it is.
 */
export async function collectParts(parts: readonly ExportPart[]): Promise<ExportPart | undefined> {
  const [first] = parts
  if (!first || parts.length === 1) return first
  const entries = parts.flatMap(({ name, bytes }, part) =>
    Object.entries(isArchive(bytes) ? unzipSync(bytes) : { [name]: bytes }).map(
      ([file, content]) => [file.replace(endOfName, `-${part + 1}$1`), content] as const,
    ),
  )
  const [start = 'export'] = /^.*\d{4}-\d{2}-\d{2}/.exec(first.name) ?? []
  return { name: `${start}.zip`, bytes: await zipInBackground(Object.fromEntries(entries)) }
}

const isArchive = (bytes: Uint8Array) => strFromU8(bytes.subarray(0, 2), true) === 'PK'

const zipInBackground = (files: Zippable): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    zip(files, (error, archive) => (error ? reject(error) : resolve(archive)))
  })
