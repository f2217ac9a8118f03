import 'server-only'
import { paths } from '@/paths'
import { isSameSecret } from '@/std/is-same-secret'
import { sign } from '../sign'

/** How long an owner's link to a file works at least; at most twice as long. */
const linkSeconds = 3600

/**
 * The path of a file for the holder of the edit key, who sees it also while visitors do not. It stays
 * the same for a while, so that browsers cache what they have loaded.
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
