import type { ContentOf } from '../content'
import type { ContentReader } from '../content-reader'
import { parseHostedFile } from '../parse-hosted-file'
import { visitAndCopy } from '../scan-action'

export const imageReader: ContentReader<ContentOf<'image'>> = {
  parse: (text, options) => parseHostedFile('image', text, options),
  actions: ({ link }) => visitAndCopy(link),
}
