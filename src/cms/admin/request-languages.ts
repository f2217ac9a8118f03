import { toast } from '@payloadcms/ui'
import type { Languages } from '@/cms/publication/languages'

/**
 * Reads the languages of a document or, with a body, changes them. Reports a failure to the editor
 * and returns undefined.
 */
export async function requestLanguages(
  url: string,
  failed: string,
  body?: object,
): Promise<Languages | undefined> {
  const init: RequestInit =
    (body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }) ||
    {}
  try {
    const answer = await fetch(url, { credentials: 'include', ...init })
    const result = await answer.json()
    if (answer.ok) return result as Languages
    const [error] = result.errors ?? []
    // An error response lists the invalid fields in its data.
    toast.error(error?.data?.errors?.[0]?.message ?? error?.message ?? failed)
  } catch {
    toast.error(failed)
  }
  return undefined
}
