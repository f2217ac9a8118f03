import 'server-only'
import { paths } from '@/paths'
import { isSameSecret } from '@/std/is-same-secret'
import { sign } from '../sign'

/** Minimum validity of an owner's link to a file; the maximum is twice as long. */
const linkSeconds = 3600

/**
 * Returns the path of a file for the owner of the edit key, who can also open it while visitors
 * cannot, and for visitors of a page with a limit of scans. The path is stable for a while, so that browsers cache the file.
 */
export function ownerFilePath(id: string, name: string): string {
  const until = (Math.floor(Date.now() / 1000 / linkSeconds) + 2) * linkSeconds
  return `${paths.codeFile(id, name)}?${new URLSearchParams({
    until: String(until),
    signature: signatureOf(id, until),
  })}`
}

/** Whether the address of a file is an owner's link that still works. */
export function isOwnerLink(id: string, query: URLSearchParams): boolean {
  const until = Number(query.get('until'))
  if (!(until * 1000 > Date.now())) return false
  return isSameSecret(query.get('signature') ?? '', signatureOf(id, until))
}

function signatureOf(id: string, until: number): string {
  return sign('file of a code', `${id} ${until}`).toString('base64url')
}
