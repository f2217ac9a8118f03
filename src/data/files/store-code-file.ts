import 'server-only'
import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type CodeFileView, filesPerCodeFactor, maxFilesPerCode } from '@/codes'
import { env } from '@/env'
import { isS3Error } from '@/services/s3-config'
import { ApiProblem } from '../codes/api/api-problem'
import type { CodeRow } from '../codes/code-row'
import type { OwnedCode } from '../codes/get-owned-code'
import { type Allowance, findWait } from '../limit-visitors'
import { queryRows } from '../query-rows'
import { visitorAddress } from '../visitor-address'
import { addFileRow } from './add-file-row'
import { ownerFilePath } from './code-file-link'
import { deleteFileBytes } from './delete-file-bytes'
import { fileProblem } from './file-problem'
import { smallKey } from './file-storage'
import { getFileStorage, incomingFolder } from './get-file-storage'
import { prepareInWorker } from './prepare-in-worker'
import { receiveFile } from './receive-file'
import { sanitizeFileName } from './sanitize-file-name'

const megabyte = 1_000_000
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The files of ten full codes per hour, for one workspace key or all other visitors of a network. */
const uploads = (): Allowance => ({
  name: 'uploaded megabytes',
  most: 10 * filesPerCodeFactor * env.UPLOAD_LIMIT_MB,
  seconds: 3600,
})

/**
 * Stores the body of a request as a file of a code. If the sender chose the `id`, a repeated request
 * returns the existing file.
 */
export async function storeCodeFile(
  request: Request,
  code: OwnedCode,
  sentName: string,
  id: string = randomUUID(),
): Promise<CodeFileView> {
  if (!uuid.test(id)) throw new ApiProblem('invalid', { detail: 'The id has to be a UUID' })
  if (code.deletedAt) throw new ApiProblem('gone')
  if (code.status === 'blocked') throw new ApiProblem('blocked')
  const name = sanitizeFileName(sentName)
  const known = code.files.find((file) => file.id === id)
  if (known) return { ...known, path: ownerFilePath(known.id, known.name) }

  const path = join(incomingFolder(), randomUUID())
  try {
    const limitBytes = env.UPLOAD_LIMIT_MB * megabyte
    const bytes = await receiveFile(request, path, limitBytes, () =>
      countMegabyte(code.keyId ?? visitorAddress(request)),
    )
    return await storeFile(code, id, path, bytes, name)
  } finally {
    const left = ['', '.made', '.small', '.utf8'].map((ending) =>
      rm(path + ending, { force: true }),
    )
    await Promise.all(left)
  }
}

/** Counts a megabyte before it is read, so that aborted uploads count as well. */
async function countMegabyte(counted: string): Promise<void> {
  const retrySeconds = await findWait(uploads(), counted)
  if (retrySeconds) throw new ApiProblem('limited', { retrySeconds })
}

async function storeFile(
  code: CodeRow,
  id: string,
  path: string,
  receivedBytes: number,
  uploadedName: string,
): Promise<CodeFileView> {
  const { file, picture } = await prepareInWorker({
    path,
    bytes: receivedBytes,
    name: uploadedName,
  })
  const { type, name } = file
  const { size: bytes } = await stat(path)
  const view = {
    id,
    name,
    mediaType: type.mediaType,
    bytes,
    widthPx: picture?.widthPx ?? null,
    heightPx: picture?.heightPx ?? null,
  }

  const key = randomUUID()
  const storageKey = `${key.slice(0, 2)}/${key}`
  const storage = getFileStorage()
  // Recorded first, so that bytes whose row is never inserted are found and deleted.
  await queryRows(sql`insert into loose_files (storage_key) values (${storageKey})`)
  try {
    if (picture?.smallPath) await storage.put(smallKey(storageKey), picture.smallPath, 'image/webp')
    await storage.put(storageKey, path, type.mediaType)
    const others = await addFileRow(code.id, view, storageKey, {
      most: maxFilesPerCode,
      mostBytes: filesPerCodeFactor * env.UPLOAD_LIMIT_MB * megabyte,
    })
    if (others === 'tooMany') throw fileProblem('tooMany', { most: maxFilesPerCode })
    if (others === 'tooMuch') {
      throw fileProblem('tooMuch', { limit: filesPerCodeFactor * env.UPLOAD_LIMIT_MB * megabyte })
    }
    if (others === 'there') await deleteFileBytes(storageKey)
  } catch (cause) {
    const deleted = deleteFileBytes(storageKey).catch(() => {})
    // A bucket that does not answer would delay the response further; remaining bytes are deleted
    // within a day.
    if (!isS3Error(cause)) await deleted
    throw cause
  }
  return { ...view, path: ownerFilePath(id, name) }
}
