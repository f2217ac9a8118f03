import 'server-only'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStorage } from './file-storage'

export function createDiskStorage(folder: string): FileStorage {
  return {
    put: async (key, path) => {
      const target = join(folder, key)
      await mkdir(dirname(target), { recursive: true })
      // The file is synced before its row is inserted, so that a crash cannot lose it.
      const file = await open(path, 'r+')
      await file.sync().finally(() => file.close())
      await rename(path, target)
    },
    read: async (key, range) => {
      const file = await open(join(folder, key)).catch((cause: NodeJS.ErrnoException) => {
        if (cause.code === 'ENOENT') return undefined
        throw cause
      })
      if (!file) return undefined
      return createReadStream('', {
        fd: file,
        ...(range && { start: range.first, end: range.last }),
      })
    },
    remove: (key) => rm(join(folder, key), { force: true }),
  }
}
