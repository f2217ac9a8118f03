import type { ContentOf } from '../content'
import type { ContentReader } from '../content-reader'
import { call, copyAction } from '../scan-action'
import { parsePhone } from './parse-phone'

export const phoneReader: ContentReader<ContentOf<'phone'>> = {
  parse: parsePhone,
  isTelling: true,
  localSample: ({ person }) => ({ phone: person[2] }),
  otherSample: { phone: '+49 30 1234567' },
  actions: ({ phone }) => [...call(phone), copyAction('copyNumber', phone)],
}
