import type { ContentOf } from '../content'
import type { ContentReader } from '../content-reader'
import { copyAction, openEncoded } from '../scan-action'
import { parseZalo } from './zalo'

export const zaloReader: ContentReader<ContentOf<'zalo'>> = {
  parse: parseZalo,
  isTelling: true,
  otherSample: { phone: '+84 950 123 457' },
  actions: (content) => [
    ...openEncoded('openZalo', content, true),
    copyAction('copyNumber', content.phone),
  ],
}
