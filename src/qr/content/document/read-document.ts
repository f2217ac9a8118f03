import type { ContentOf } from '../content'
import type { ContentReader } from '../content-reader'
import { parseHostedFile } from '../parse-hosted-file'
import { visitAndCopy } from '../scan-action'

export const documentReader: ContentReader<ContentOf<'document'>> = {
  parse: parseHostedFile('document'),
  actions: ({ link }) => visitAndCopy(link),
}
