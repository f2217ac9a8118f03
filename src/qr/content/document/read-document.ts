import type { ContentOf } from '../content'
import type { ContentReader } from '../content-reader'
import { parseHostedFile } from '../parse-hosted-file'
import { visitAndCopy } from '../scan-action'

export const documentReader: ContentReader<ContentOf<'document'>> = {
  parse: (text, options) => parseHostedFile('document', text, options),
  actions: ({ link }) => visitAndCopy(link),
}
