import { type ContentOf, contentTitle } from '../content'
import type { ContentReader } from '../content-reader'
import { copyAction } from '../scan-action'
import { parsePromptpay } from './promptpay'

export const promptpayReader: ContentReader<ContentOf<'promptpay'>> = {
  parse: parsePromptpay,
  isTelling: true,
  otherSample: { promptPayId: '0994000617721', amount: '' },
  currency: () => 'THB',
  summary: contentTitle,
  actions: (_, { text }) => [copyAction('copyAll', text)],
}
