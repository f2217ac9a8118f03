import type { PayloadRequest } from 'payload'

/** Returns the JSON object in the body of a request; an empty object for any other body. */
export async function readBody(req: PayloadRequest): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await readJson(req)
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    return {}
  }
}

/** Forms of the admin send multipart bodies with the JSON in one field. */
async function readJson(req: PayloadRequest): Promise<unknown> {
  if (!req.headers.get('content-type')?.startsWith('multipart/form-data')) return req.json?.()
  const payload = (await req.formData?.())?.get('_payload')
  return typeof payload === 'string' ? JSON.parse(payload) : undefined
}
