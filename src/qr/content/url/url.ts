import { contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { textField } from '../field'
import { warn } from '../issue'
import { normalizeUrl } from '../normalize-url'

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
  ({ url }) => {
    if (url.trim() === '') return []
    const result = normalizeUrl(url)
    return result.ok ? [] : [{ path: 'url', key: result.key }]
  },
)

export const url = defineContent({
  schema,
  sample: { type: 'url', url: 'https://www.wikipedia.org/' },
  encode(content) {
    const result = normalizeUrl(content.url)
    return result.ok ? result.url : content.url
  },
  title: (content) => content.url.trim().replace(/^https?:\/\/(www\.)?|\/$/gi, ''),
  effects: ['browser', 'app'],
  findEffects(draft) {
    const link = normalizeUrl(String(draft.url ?? ''))
    return [link.ok && !/^https?$/.test(link.scheme) ? 'app' : 'browser']
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
