import type { ContentOf } from '../content'
import type { ContentReader } from '../content-reader'
import { copyAction, openEncoded } from '../scan-action'
import { parseWhatsapp } from './whatsapp'

export const whatsappReader: ContentReader<ContentOf<'whatsapp'>> = {
  parse: parseWhatsapp,
  isTelling: true,
  isLenient: true,
  localSample: ({ person }) => ({ phone: person[2] }),
  otherSample: { phone: '+49 170 1234567' },
  actions: (content) => [
    ...openEncoded('openWhatsapp', content, true),
    copyAction('copyNumber', content.phone),
  ],
}
