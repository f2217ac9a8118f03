import { type ContentOf, contentTitle } from '../content'
import type { ContentReader } from '../content-reader'
import { copyAction } from '../scan-action'
import { parseEpc } from './epc'

export const epcReader: ContentReader<ContentOf<'epc'>> = {
  parse: parseEpc,
  isTelling: true,
  omitted: ['epcVersion'],
  currency: () => 'EUR',
  summary: contentTitle,
  actions: (_, { text }) => [copyAction('copyAll', text)],
}
