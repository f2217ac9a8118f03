import type { ContentOf } from '../content'
import type { ContentReader } from '../content-reader'
import { parseHostedFile } from '../parse-hosted-file'
import { visitAndCopy } from '../scan-action'

export const multimediaReader: ContentReader<ContentOf<'multimedia'>> = {
  parse: (text, options) => parseHostedFile('multimedia', text, options),
  actions: ({ link }) => visitAndCopy(link),
}
