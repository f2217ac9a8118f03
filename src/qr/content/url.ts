import * as z from '@/std/zod'
import { contentSchemaOf, defineContent, issueAt } from './define-content'
import { textField } from './field'
import { isBareLink } from './is-bare-link'
import { warn } from './issue'
import { normalizeUrl } from './normalize-url'
import { readFields } from './read-fields'
import { unescapeText } from './split-escaped'

const schema = contentSchemaOf(
  'url',
  {
    url: textField({
      input: 'url',
      required: true,
      maxLength: 4096,
      autocomplete: 'url',
      inputMode: 'url',
      placeholder: true,
    }),
  },
  z.superRefine((content, context) => {
    if (content.url.trim() === '') return
    const result = normalizeUrl(content.url)
    if (!result.ok) context.addIssue(issueAt({ path: 'url', key: result.key }))
  }),
)

export const url = defineContent({
  schema,
  sample: { type: 'url', url: 'https://www.wikipedia.org/' },
  encode(content) {
    const result = normalizeUrl(content.url)
    return result.ok ? result.url : content.url
  },
  lint(content) {
    const result = normalizeUrl(content.url)
    if (!result.ok) return []
    if (result.scheme !== 'http' && result.scheme !== 'https') {
      return [warn('url', 'urlOtherScheme', { values: { scheme: result.scheme } })]
    }
    return /[.:]|^localhost$/.test(result.host)
      ? []
      : [warn('url', 'urlNoDot', { values: { host: result.host } })]
  },
})

/** Schemes whose links have no `//`; a word before a colon is no link otherwise. */
const opaqueSchemes =
  /^(mailto|tel|sms|smsto|mms|mmsto|geo|sip|sips|xmpp|magnet|market|facetime|facetime-audio|callto|skype|bitcoin|ethereum|litecoin|lightning|urn|maps|intent|web\+[a-z]+):[^\s]/i

/**
 * A link as it stands: with its scheme, without one where it cannot be mistaken, or held by a
 * bookmark (`MEBKM:`, `URLTO:`, `URL:`). Where more text follows it is a text.
 */
export function parseUrl(text: string) {
  const url = findBookmark(text.trim()) ?? text.trim()
  if (/\s/.test(url) || !(hasScheme(url) || isBareLink(url))) return undefined
  return normalizeUrl(url).ok ? { type: 'url' as const, url } : undefined
}

function hasScheme(url: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\/[^/]/i.test(url) || opaqueSchemes.test(url)
}

/** Docomo's bookmark holds the link among its fields; `URLTO:` has a title before it. */
function findBookmark(text: string): string | undefined {
  const [, kind, rest] = /^(mebkm|urlto|url|uri):(.*)$/is.exec(text) ?? []
  if (kind === undefined || rest === undefined) return undefined
  if (kind.toLowerCase() === 'mebkm') {
    return unescapeText(readFields(rest).get('URL')?.[0] ?? '').trim()
  }
  const [, behindTitle] = /(?:^|:)([a-z][a-z0-9+.-]*:\/\/.*)$/is.exec(rest) ?? []
  return (behindTitle ?? rest.slice(rest.indexOf(':') + 1)).trim()
}
