import 'server-only'
import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { env } from '@/env'
import { paths, queryParameters } from '@/paths'
import { getPayload } from './payload'

/** Starts or ends the preview for a member of the team, and goes to the page named by `?path=`. */
export async function switchPreview(request: Request, isOn: boolean): Promise<Response> {
  const payload = await getPayload()
  const { user } = await payload.auth({ headers: request.headers })
  const mode = await draftMode()
  if (!isOn) mode.disable()
  else if (user) mode.enable()
  else redirect(paths.admin)
  redirect(findOwnPath(new URL(request.url).searchParams.get(queryParameters.path)) ?? paths.home)
}

/** Returns the path of a page of this site; undefined for an address of another site. */
function findOwnPath(path: string | null): string | undefined {
  if (!path?.startsWith('/') || !URL.canParse(path, env.SITE_URL)) return undefined
  const { origin, pathname } = new URL(path, env.SITE_URL)
  return origin === env.SITE_URL ? pathname : undefined
}
