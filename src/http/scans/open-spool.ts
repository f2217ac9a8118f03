import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Scan } from '@/codes/scan'

/** `isUncounted`: the scan was let through without being counted toward its code's limit. */
export type SpooledScan = Scan & { isUncounted?: true }

export type ScanSpool = ReturnType<typeof openSpool>

const fileName = /^scans-[\da-f-]+\.jsonl$/
const bytesPerFile = 16_000_000
/** Limit of scans in memory, about 5 MB, while neither database nor disk take them. */
const maxHeld = 10_000

/**
 * Stores scans in files of a folder, one a line, while the database is unavailable. Any process may
 * claim any file at any time, also one that another process writes to: it renames the file, and a
 * writer checks after each write that the file still has its name. If not, it writes the scans again
 * to a new file. Scans that are replayed twice are recognized by their ids. What no file takes stays in
 * memory for a while.
 */
export function openSpool(folder: string) {
  let current: { path: string; file: FileHandle; bytes: number } | undefined

  async function openFile() {
    await mkdir(folder, { recursive: true })
    const path = join(folder, `scans-${randomUUID()}.jsonl`)
    const file = await open(path, 'a', 0o600)
    await syncFolder(folder)
    return { path, file, bytes: 0 }
  }

  async function closeFile(): Promise<void> {
    const closing = current
    current = undefined
    await closing?.file.close()
  }

  /** Scans that no file took. */
  let held: SpooledScan[] = []

  async function writeLines(scans: readonly SpooledScan[]): Promise<void> {
    const lines = Buffer.from(scans.map((scan) => `${JSON.stringify(scan)}\n`).join(''))
    for (;;) {
      try {
        current ??= await openFile()
        await current.file.appendFile(lines)
        await current.file.datasync()
        const isNamed = await hasName(current)
        current.bytes += lines.length
        if (!isNamed || current.bytes > bytesPerFile) await closeFile()
        if (isNamed) return
      } catch (cause) {
        // The file may end with an incomplete line.
        await closeFile().catch(() => {})
        throw cause
      }
    }
  }

  return {
    /**
     * Resolves when the scans are on disk, or in memory if no file takes them. Rejects if there are too
     * many. Must not be called concurrently.
     */
    append: async (scans: readonly SpooledScan[]): Promise<'file' | 'memory'> => {
      const all = [...held, ...scans]
      try {
        await writeLines(all)
        held = []
        return 'file'
      } catch (cause) {
        if (all.length > maxHeld) throw cause
        console.error('Scans are held in memory, since no file takes them:', cause)
        held = all
        return 'memory'
      }
    },
    /** Removes at most `most` scans from memory, to write them elsewhere. */
    takeHeld: (most: number): SpooledScan[] => held.splice(0, most),
    /** Puts scans back into memory. */
    hold: (scans: readonly SpooledScan[]): void => {
      held.unshift(...scans)
    },
    list: async (): Promise<string[]> => {
      const names = await readdir(folder).catch(() => [])
      return names.filter((name) => fileName.test(name)).map((name) => join(folder, name))
    },
    /** Undefined if another process claimed the file first. */
    claim: async (path: string): Promise<ClaimedFile | undefined> => {
      const claimed = join(folder, `scans-${randomUUID()}.jsonl`)
      try {
        await rename(path, claimed)
      } catch {
        return undefined
      }
      return {
        path: claimed,
        read: () => readScans(claimed),
        remove: () => unlink(claimed).catch(() => {}),
      }
    },
    close: async (): Promise<void> => {
      const last = held.splice(0)
      if (last.length > 0)
        await writeLines(last).catch((cause: unknown) =>
          console.error(`${last.length} scans are lost, since no file takes them:`, cause),
        )
      await closeFile()
    },
  }
}

export type ClaimedFile = {
  path: string
  read: () => AsyncIterable<SpooledScan>
  remove: () => Promise<void>
}

async function hasName({ path, file }: { path: string; file: FileHandle }): Promise<boolean> {
  const [named, own] = await Promise.all([stat(path).catch(() => undefined), file.stat()])
  return named?.ino === own.ino
}

/** Skips incomplete lines: the process ended while writing them, before it answered the scan. */
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

/** Makes the file's name survive a loss of power. Not all systems support or need it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}
