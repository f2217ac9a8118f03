import type { UploadType } from './content-types'
import type { ParseOptions } from './define-content'

/** Reads the address and the slug of a link to a hosted page, `HTTPS://HOST/Q/SLUG`. */
export function readHostedLink(text: string, host: string) {
  const link = text.trim()
  const [, site, slug] = /^https?:\/\/([^/?#]+)\/q\/([a-z0-9_-]+)\/?$/i.exec(link) ?? []
  const isOurs = slug !== undefined && site?.toLowerCase() === host.toLowerCase()
  return isOurs ? { link, slug } : undefined
}

/** Parses a link to one kind of file; the caller knows the kind, because links do not include it. */
export function parseHostedFile<Type extends UploadType>(
  type: Type,
  text: string,
  { host }: ParseOptions,
) {
  const found = host === undefined ? undefined : readHostedLink(text, host)
  return found && { type, link: found.link }
}
