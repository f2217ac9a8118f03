import type { ContentOf } from '../content'
import type { ContentReader } from '../content-reader'
import { copyAction } from '../scan-action'

export const textReader: ContentReader<ContentOf<'text'>> = {
  parse: (text) => ({ type: 'text', text }),
  otherSample: { text: 'B-0002' },
  isWhole: true,
  actions: (_, { text }) => [copyAction('copyText', text), { name: 'share', kind: 'share', text }],
}
