import type { ContentOf } from '../content'
import type { ContentReader } from '../content-reader'
import { copyAction, openEncoded } from '../scan-action'
import { parseLine } from './line'

export const lineReader: ContentReader<ContentOf<'line'>> = {
  parse: parseLine,
  isTelling: true,
  otherSample: { lineId: 'hanamura_n' },
  actions: (content) => [
    ...openEncoded('openLine', content, true),
    copyAction('copyText', content.lineId),
  ],
}
