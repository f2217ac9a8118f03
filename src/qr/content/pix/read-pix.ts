import { type ContentOf, contentTitle } from '../content'
import type { ContentReader } from '../content-reader'
import { copyAction } from '../scan-action'
import { parsePix } from './pix'

export const pixReader: ContentReader<ContentOf<'pix'>> = {
  parse: parsePix,
  isTelling: true,
  currency: () => 'BRL',
  summary: contentTitle,
  actions: (_, { text }) => [copyAction('copyAll', text)],
}
