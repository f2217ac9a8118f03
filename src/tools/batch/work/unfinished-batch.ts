import { fileNames, folderName, lockName } from './batch-folder'
import type { JobHeader } from './work-job'

type UnfinishedBatch = {
  id: string
  name: string
  done: number
  total: number
  /** Number of links that the server has created for a dynamic batch. */
  links: number
  startedAt: number
}

/** A download may last a while; after that the file only uses space. */
const finishedMaxAgeMs = 60 * 60 * 1000
const unfinishedMaxAgeMs = 14 * 24 * 60 * 60 * 1000
/** Bytes at the end of a log that contain its last line. */
const tailBytes = 1 << 18

/** The latest interrupted batch that no other tab is working on; old ones are deleted. */
export async function findUnfinishedBatch(): Promise<UnfinishedBatch | null> {
  const all = await findAllFolder()
  if (!all) return null
  const held = await findHeldLocks()
  let found: UnfinishedBatch | null = null
  for (const id of await listNames(all)) {
    if (held.has(lockName(id))) continue
    const folder = await all.getDirectoryHandle(id)
    const header = await readHeader(folder)
    const isFinished = (await findFile(folder, fileNames.finished)) !== undefined
    const ageMs = Date.now() - (header?.startedAt ?? 0)
    if (!header || ageMs > (isFinished ? finishedMaxAgeMs : unfinishedMaxAgeMs)) {
      await remove(all, id)
    } else if (!isFinished && header.startedAt > (found?.startedAt ?? 0)) {
      const { name, total, startedAt } = header
      const [done, links] = [await countDone(folder), await countLinks(folder)]
      found = { id, name, done, total, links, startedAt }
    }
  }
  return found
}

/** Deletes a batch and all of its files. */
export async function discardBatch(id: string): Promise<void> {
  const all = await findAllFolder()
  if (!all) return
  // The header first, without which it cannot be resumed: an ending worker may lock the rest.
  const folder = await all.getDirectoryHandle(id).catch(() => undefined)
  await folder?.removeEntry(fileNames.header).catch(() => {})
  for (let tries = 0; tries < 10 && !(await remove(all, id)); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** The files of a finished batch on the disk. */
export async function openFinishedFiles(id: string): Promise<{ output: File; manifest: File }> {
  const all = await findAllFolder()
  if (!all) throw new Error('Nothing is stored here')
  const folder = await all.getDirectoryHandle(id)
  const open = async (name: string) => (await folder.getFileHandle(name)).getFile()
  return { output: await open(fileNames.output), manifest: await open(fileNames.manifest) }
}

async function findAllFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    const root = await navigator.storage.getDirectory()
    return await root.getDirectoryHandle(folderName)
  } catch {
    return undefined
  }
}

async function listNames(folder: FileSystemDirectoryHandle): Promise<string[]> {
  const names: string[] = []
  for await (const name of folder.keys()) names.push(name)
  return names
}

async function findHeldLocks(): Promise<Set<string | undefined>> {
  if (!('locks' in navigator)) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.map(({ name }) => name))
}

async function findFile(
  folder: FileSystemDirectoryHandle,
  name: string,
): Promise<File | undefined> {
  try {
    return await (await folder.getFileHandle(name)).getFile()
  } catch {
    return undefined
  }
}

async function readHeader(folder: FileSystemDirectoryHandle): Promise<JobHeader | undefined> {
  try {
    const text = await (await findFile(folder, fileNames.header))?.text()
    const header = JSON.parse(text ?? 'null') as JobHeader | null
    return header?.version === 1 ? header : undefined
  } catch {
    return undefined
  }
}

/** Reads from the end, because a log may be long. */
async function countDone(folder: FileSystemDirectoryHandle): Promise<number> {
  const file = await findFile(folder, fileNames.log)
  if (!file) return 0
  const tail = await file.slice(Math.max(0, file.size - tailBytes)).text()
  const [, count] = [...tail.matchAll(/^\{"next":(\d+),.*\n/gm)].at(-1) ?? []
  return Number(count ?? 0)
}

async function countLinks(folder: FileSystemDirectoryHandle): Promise<number> {
  const text = await (await findFile(folder, fileNames.links))?.text()
  return text?.match(/"slug":/g)?.length ?? 0
}

async function remove(all: FileSystemDirectoryHandle, id: string): Promise<boolean> {
  try {
    await all.removeEntry(id, { recursive: true })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotFoundError'
  }
}
