import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notifyContentChanged } from '@/cms/hooks/notify-content-changed'
import { forgetMissingPage } from '@/cms/missing-pages/forget-missing-page'
import { connectionOf } from '@/desk/documents/connection-of'
import { redirectsSlug } from '@/env'

/**
 * Serializes changes of redirects until the transaction ends: two concurrent changes could form a
 * loop.
 */
export async function lockRedirects(req: PayloadRequest): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`select pg_advisory_xact_lock(hashtext('redirects'))`)
}

/** Returns the target of the redirect from `from`, if there is one. */
export async function findRedirectTarget(
  from: string,
  req: PayloadRequest,
): Promise<string | undefined> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`select "to" from redirects where "from" = ${from}`)
  return rows[0]?.to as string | undefined
}

/** Points all redirects to `from` directly at `to`. */
export async function shortenRedirects(
  from: string,
  to: string,
  req: PayloadRequest,
): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(
    sql`update redirects set "to" = ${to}, updated_at = now() where "to" = ${from}`,
  )
}

/**
 * Records that a page was published at `path`, where no redirect may shadow it, and was at
 * `oldPath` before. No target of a redirect has a redirect itself, so there are neither chains nor
 * loops.
 */
export async function recordMove(
  oldPath: string | undefined,
  path: string,
  req: PayloadRequest,
): Promise<void> {
  await lockRedirects(req)
  const connection = await connectionOf(req)
  await connection.execute(sql`delete from redirects where "from" = ${path}`)
  await forgetMissingPage(path, req)
  if (oldPath) {
    await shortenRedirects(oldPath, path, req)
    await connection.execute(sql`delete from redirects where "from" = ${oldPath}`)
    await req.payload.db.create({
      collection: 'redirects',
      data: { from: oldPath, to: path, kind: 'automatic', hits: 0 },
      req,
    })
  }
  await notifyContentChanged(redirectsSlug, req)
}
