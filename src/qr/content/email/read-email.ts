import { type ContentOf, contentTitle } from '../content'
import type { ContentReader } from '../content-reader'
import { copyAction, openEncoded } from '../scan-action'
import { parseEmail } from './parse-email'

export const emailReader: ContentReader<ContentOf<'email'>> = {
  parse: parseEmail,
  isTelling: true,
  isLenient: true,
  localSample: ({ mail: [mailbox, subject] }) => ({ to: `${mailbox}@example.com`, subject }),
  otherSample: { to: 'studio@example.com' },
  summary: contentTitle,
  hasCopyButtons: false,
  actions: (content) => [...openEncoded('writeEmail', content), copyAction('copyText', content.to)],
}
