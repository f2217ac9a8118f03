import 'server-only'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { findFileType, hasExpired, hasStarted } from '@/codes'
import { bodyLengthHeader } from '@/env'
import { paths } from '@/paths'
import { readCookie } from '@/std/read-cookie'
import { type CodeRow, scansUsedColumn } from '../codes/code-row'
import { isUnlocked, unlockCookieName } from '../codes/unlocked-code'
import { queryRows } from '../query-rows'
import { isOwnerLink } from './code-file-link'
import { contentDisposition } from './content-disposition'
import { isUnchanged, isWholeWanted } from './file-conditions'
import { type ByteRange, smallKey } from './file-storage'
import { getFileStorage } from './get-file-storage'
import { readRange } from './read-range'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

type ServedFile = {
  name: string
  mediaType: string
  bytes: string
  storageKey: string
  createdAt: string
} & Pick<CodeRow, 'slug' | 'document' | 'status' | 'passwordHash' | 'scansUsed'>

/**
 * Serves a file of a code, whole or in part. The content can never act for this site: if the file
 * is shown at all, then without scripts, in a sandbox and only as its own media type.
 */
export async function serveCodeFile(request: Request, id: string): Promise<Response> {
  try {
    return await answerFile(request, id)
  } catch (cause) {
    console.error(`The file ${id} could not be read`, cause)
    return refuse(503)
  }
}

async function answerFile(request: Request, id: string): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const file = uuid.test(id) ? await findFile(id) : undefined
  if (!file || !isNamed(pathname, paths.codeFile(id, file.name))) return refuse(404)
  if (!isOwnerLink(id, searchParams) && !maySee(id, file, request.headers)) return refuse(403)
  const small = searchParams.get('size') === 'small' && (await openSmall(file))
  if (small) return answerSmall(request, id, file, small)

  const bytes = Number(file.bytes)
  const etag = `"${id}"`
  const modified = new Date(file.createdAt)
  const headers = {
    ...headersOf(file, searchParams.has('download')),
    etag,
    'last-modified': modified.toUTCString(),
    'accept-ranges': 'bytes',
  }
  if (isUnchanged(request.headers, etag, modified))
    return new Response(null, { status: 304, headers })
  const range = isWholeWanted(request.headers, etag, modified)
    ? undefined
    : readRange(request.headers.get('range'), bytes)
  if (range === 'none') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes}` } })
  }
  const body = request.method === 'HEAD' ? null : await open(file.storageKey, range)
  if (body === undefined) return refuse(404)
  const length = range ? range.last - range.first + 1 : bytes
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(length),
      [bodyLengthHeader]: String(length),
      ...(range && { 'content-range': `bytes ${range.first}-${range.last}/${bytes}` }),
    },
  })
}

/**
 * Checks whether visitors may see a file: exactly as long as they may see the code's page. The logo
 * is also on the page that explains why the code does not open.
 */
function maySee(
  id: string,
  { slug, document, status, passwordHash, scansUsed }: ServedFile,
  headers: Headers,
): boolean {
  if ([document.look.logoFileId, document.look.iconFileId].includes(id)) return true
  if (status !== 'active' || !hasStarted(document.rules, Date.now())) return false
  const expiry = document.rules?.expiry
  const used = Number(scansUsed ?? 0)
  if (expiry && hasExpired(expiry, { atMs: Date.now(), scansUsed: used })) return false
  if (passwordHash === null) return true
  const cookie = readCookie(headers.get('cookie') ?? '', unlockCookieName(slug))
  return isUnlocked({ slug, passwordHash }, cookie)
}

/** Finds a file, unless its code is blocked by the team or deleted by its owner. */
async function findFile(id: string): Promise<ServedFile | undefined> {
  const [file] = await queryRows<ServedFile>(sql`
    select filename as name, mime_type as "mediaType", filesize as bytes,
      storage_key as "storageKey", file.created_at as "createdAt", codes.slug, codes.document,
      codes.status, codes.password_hash as "passwordHash", ${scansUsedColumn}
    from code_files file join codes on codes.id = file.code_id
    where file.id = ${id} and codes.deleted_at is null and codes.status <> 'blocked'`)
  return file
}

/**
 * Checks that the path contains the file's own name, since links with invented names could mislead
 * visitors of this site.
 */
function isNamed(pathname: string, path: string): boolean {
  return decodeURIComponent(pathname).normalize('NFC') === decodeURIComponent(path)
}

async function open(key: string, range?: ByteRange): Promise<ReadableStream | undefined> {
  const stream = await getFileStorage().read(key, range)
  return stream && (Readable.toWeb(stream) as ReadableStream)
}

async function openSmall({
  mediaType,
  storageKey,
}: ServedFile): Promise<ReadableStream | undefined> {
  if (findFileType(mediaType)?.kind !== 'picture') return undefined
  return open(smallKey(storageKey))
}

async function answerSmall(
  request: Request,
  id: string,
  file: ServedFile,
  body: ReadableStream,
): Promise<Response> {
  const etag = `"${id}-small"`
  const modified = new Date(file.createdAt)
  const headers = {
    ...headersOf({ ...file, mediaType: 'image/webp' }, false),
    etag,
    'last-modified': modified.toUTCString(),
  }
  const isKnown = isUnchanged(request.headers, etag, modified)
  if (!isKnown && request.method === 'GET') return new Response(body, { headers })
  await body.cancel()
  return new Response(null, { status: isKnown ? 304 : 200, headers })
}

function headersOf(
  { name, mediaType, status, passwordHash }: ServedFile,
  isDownload: boolean,
): Record<string, string> {
  const type = findFileType(mediaType)
  const isText = mediaType.startsWith('text/') && mediaType !== 'text/csv'
  // A player opened directly requests the file itself, which an opaque origin may not do.
  const fetchesItself = type?.kind === 'audio' || type?.kind === 'video'
  const isPublic = status === 'active' && passwordHash === null
  return {
    'content-type': isText ? `${mediaType}; charset=utf-8` : mediaType,
    'content-disposition': contentDisposition(name, Boolean(type?.isShown) && !isDownload),
    'content-security-policy': [
      `sandbox${fetchesItself ? ' allow-same-origin' : ''}`,
      "default-src 'none'",
      "img-src 'self'",
      "media-src 'self'",
      "style-src 'unsafe-inline'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    // The file never changes, but its code may be paused or blocked. `no-transform` because ranges
    // do not apply to a compressed file.
    'cache-control': isPublic
      ? 'public, max-age=60, no-transform'
      : 'private, no-cache, no-transform',
  }
}

const refusals = {
  403: 'This file is not available\n',
  404: 'Not found\n',
  503: 'This file is not available at the moment\n',
}

function refuse(status: keyof typeof refusals): Response {
  return new Response(refusals[status], {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      ...(status === 503 && { 'retry-after': '30' }),
    },
  })
}
