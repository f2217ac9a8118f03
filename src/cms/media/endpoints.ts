import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { connectionOf } from '@/desk/documents/connection-of'
import { refuse } from '@/desk/documents/refuse'
import { isValues } from '@/desk/documents/row-fields'
import { listFileNames } from './file-names'
import { findFolderFault, tidyFolder } from './folder'

/** Limit of pictures that one request moves. */
const maxMoved = 1_000

/**
 * `GET /media/former/:filename` redirects to the present file of a picture whose file had this name.
 * Public, as the files are.
 */
const formerFile: Omit<Endpoint, 'root'> = {
  path: '/former/:filename',
  method: 'get',
  handler: async (req) => {
    const filename = String(req.routeParams?.filename)
    const { rows } = await req.payload.db.drizzle.execute(
      sql`select media_id as id, size from media_former_names where filename = ${filename}`,
    )
    const [row] = rows as { id: string; size: string }[]
    if (!row) return refuse(404, req.t('error:notFound'))
    const picture = await req.payload.findByID({
      collection: 'media',
      id: row.id,
      depth: 0,
      disableErrors: true,
    })
    const files = picture ? listFileNames(picture) : []
    const file = files.find(({ size }) => size === row.size) ?? files[0]
    if (!file?.url) return refuse(404, req.t('error:notFound'))
    const { pathname, search } = new URL(file.url, 'http://localhost')
    // The picture may be replaced again.
    const headers = { location: pathname + search, 'cache-control': 'no-cache' }
    return new Response(null, { status: 307, headers })
  },
}

/** `POST /media/move {ids, folder}` moves pictures into a folder, or out of all folders. */
const movePictures: Omit<Endpoint, 'root'> = {
  path: '/move',
  method: 'post',
  handler: async (req) => {
    if (!isEditor({ req })) return refuse(403, req.t('error:notAllowedToPerformAction'))
    const body: unknown = await req.json?.()
    const { ids, folder } = isValues(body) ? body : {}
    if (!isIdList(ids) || (folder !== null && typeof folder !== 'string'))
      return refuse(400, req.t('error:missingRequiredData'))
    const target = tidyFolder(folder)
    const fault = findFolderFault(target, req.i18n.language)
    if (fault) return refuse(400, fault)
    const connection = await connectionOf(req)
    const { rows } = await connection.execute(sql`
      update media set folder = ${target}, updated_at = now()
      where id = any(${sql.param(ids)}::uuid[]) returning id`)
    return Response.json({ moved: rows.length })
  },
}

export const mediaEndpoints = [formerFile, movePictures]

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

function isIdList(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= maxMoved &&
    value.every((id) => typeof id === 'string' && uuid.test(id))
  )
}
