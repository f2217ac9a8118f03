import { type ContentOf, contentTitle } from '../content'
import type { ContentReader } from '../content-reader'
import { copyAction } from '../scan-action'
import { parseUpi } from './upi'

export const upiReader: ContentReader<ContentOf<'upi'>> = {
  parse: parseUpi,
  isTelling: true,
  currency: () => 'INR',
  summary: contentTitle,
  actions: (_, { text }) => [copyAction('copyAll', text)],
}
