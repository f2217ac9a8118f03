import type { ContentOf } from '../content'
import type { ContentReader } from '../content-reader'
import { visitAndCopy } from '../scan-action'
import { parseUrl } from './parse-url'

export const urlReader: ContentReader<ContentOf<'url'>> = {
  parse: parseUrl,
  localSample: (_, locale) => ({ url: `https://${locale}.wikipedia.org/` }),
  otherSample: { url: 'https://www.openstreetmap.org/' },
  isWhole: true,
  actions: ({ url }) => visitAndCopy(url),
}
