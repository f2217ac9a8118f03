import { contentSchemaOf, type ParseOptions } from './define-content'
import { rule, textField } from './field'

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

/**
 * Schema of what lives on a hosted page: a code never carries a file, it carries the HTTPS link to
 * the page that shows it. `link` is that page's address and empty until the page has been saved.
 */
export function hostedFileSchema<Type extends 'document' | 'multimedia' | 'image'>(
  type: Type,
  accept: readonly string[],
) {
  return contentSchemaOf(type, {
    link: textField({
      input: 'upload',
      required: 'needsHostedPage',
      accept: accept.join(','),
      rules: [rule('url', (link) => /^https:\/\/[^\s/]+/i.test(link))],
      hint: true,
    }),
    title: textField({ maxLength: 120, placeholder: true }),
  })
}
