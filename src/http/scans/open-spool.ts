import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Scan } from '@/codes/scan'

/** `isUncounted`: it was let through while no one could count it towards its code's limit. */
export type SpooledScan = Scan & { isUncounted?: true }

export type ScanSpool = ReturnType<typeof openSpool>

const fileName = /^scans-[\da-f-]+\.jsonl$/
const bytesPerFile = 16_000_000

/**
 * Scans in files of a folder, one a line, for the time that the database is away. Any process may
 * take any file at any time, also one that another is writing to: who takes a file renames it, and
 * who has written looks whether the file still has its name. If not, the scans are written again to
 * another, which does no harm, since scans are known by their ids.
 */
export function openSpool(folder: string) {
  let current: { path: string; file: FileHandle; bytes: number } | undefined

  async function begin() {
    await mkdir(folder, { recursive: true })
    const path = join(folder, `scans-${randomUUID()}.jsonl`)
    const file = await open(path, 'a', 0o600)
    await syncFolder(folder)
    return { path, file, bytes: 0 }
  }

  async function leave(): Promise<void> {
    const left = current
    current = undefined
    await left?.file.close()
  }

  return {
    /** Resolves when they are on the disk. One call at a time. */
    append: async (scans: readonly SpooledScan[]): Promise<void> => {
      const lines = Buffer.from(scans.map((scan) => `${JSON.stringify(scan)}\n`).join(''))
      for (;;) {
        try {
          current ??= await begin()
          await current.file.appendFile(lines)
          await current.file.datasync()
          const isNamed = await hasName(current)
          current.bytes += lines.length
          if (!isNamed || current.bytes > bytesPerFile) await leave()
          if (isNamed) return
        } catch (cause) {
          // Half a line may stand there now.
          await leave().catch(() => {})
          throw cause
        }
      }
    },
    list: async (): Promise<string[]> => {
      const names = await readdir(folder).catch(() => [])
      return names.filter((name) => fileName.test(name)).map((name) => join(folder, name))
    },
    /** Undefined when someone else was quicker. */
    take: async (path: string): Promise<TakenSpool | undefined> => {
      const taken = join(folder, `scans-${randomUUID()}.jsonl`)
      try {
        await rename(path, taken)
      } catch {
        return undefined
      }
      return {
        path: taken,
        read: () => readScans(taken),
        remove: () => unlink(taken).catch(() => {}),
      }
    },
    close: leave,
  }
}

export type TakenSpool = {
  path: string
  read: () => AsyncIterable<SpooledScan>
  remove: () => Promise<void>
}

async function hasName({ path, file }: { path: string; file: FileHandle }): Promise<boolean> {
  const [named, own] = await Promise.all([stat(path).catch(() => undefined), file.stat()])
  return named?.ino === own.ino
}

/** A line that is not whole was not answered: the process ended while it wrote. */
async function* readScans(path: string): AsyncGenerator<SpooledScan> {
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const scan = parseScan(line)
    if (scan) yield scan
  }
}

function parseScan(line: string): SpooledScan | undefined {
  try {
    return JSON.parse(line) as SpooledScan
  } catch {
    return undefined
  }
}

/** So that the file's name outlives a loss of power. Some systems cannot do it and need not. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}
