import { createWriteStream } from 'node:fs'
import { mkdir, open, opendir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FilePlace, fileFolders } from './file-place'

/** @param dataDir DATA_DIR */
export function createDiskPlace(dataDir: string): FilePlace {
  return {
    list: async function* () {
      for (const folder of fileFolders) yield* listBelow(dataDir, folder)
    },
    open: async (name) => {
      const file = await open(join(dataDir, name)).catch(ignoreMissing)
      if (!file) return undefined
      const { size: bytes } = await file.stat()
      if (bytes > 0) return { bytes, content: file.createReadStream({ end: bytes - 1 }) }
      await file.close()
      return { bytes, content: Readable.from([]) }
    },
    write: async (name, content) => {
      const path = join(dataDir, name)
      await mkdir(dirname(path), { recursive: true })
      await pipeline(content, createWriteStream(`${path}.partial`, { flush: true }))
      await rename(`${path}.partial`, path)
    },
  }
}

async function* listBelow(dataDir: string, folder: string): AsyncGenerator<string> {
  const entries = await opendir(join(dataDir, folder)).catch(ignoreMissing)
  for await (const entry of entries ?? []) {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* listBelow(dataDir, name)
    else if (entry.isFile() && !name.endsWith('.partial')) yield name
  }
}

function ignoreMissing(cause: NodeJS.ErrnoException): undefined {
  if (cause.code !== 'ENOENT') throw cause
}
