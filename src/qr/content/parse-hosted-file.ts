import type { ParseOptions } from './define-content'

/** The address and the name in a link to one of our pages, `HTTPS://HOST/Q/SLUG`. */
export function readHostedLink(text: string, host: string) {
  const link = text.trim()
  const [, site, slug] = /^https?:\/\/([^/?#]+)\/q\/([a-z0-9_-]+)\/?$/i.exec(link) ?? []
  const isOurs = slug !== undefined && site?.toLowerCase() === host.toLowerCase()
  return isOurs ? { link, slug } : undefined
}

/** Which kind of file a page shows, its link does not tell; the caller has to know. */
export function parseHostedFile<Type extends 'document' | 'multimedia' | 'image'>(type: Type) {
  return (text: string, { host }: ParseOptions) => {
    const found = host === undefined ? undefined : readHostedLink(text, host)
    return found && { type, link: found.link }
  }
}
