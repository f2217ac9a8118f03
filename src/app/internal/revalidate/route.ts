import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { isInternalAuthorization } from '@/env'

const bodySchema = z.object({ tags: z.array(z.string().min(1).max(256)).max(128) })

/** Expires this process's cache entries for the tags. For internal processes only. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternalAuthorization(request.headers.get('authorization'))) {
    return new Response(null, { status: 401 })
  }
  const body = bodySchema.safeParse(await request.json().catch(() => null))
  if (!body.success) return new Response(null, { status: 400 })
  for (const tag of body.data.tags) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}
