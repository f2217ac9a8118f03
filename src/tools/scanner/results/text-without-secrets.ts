import type { FoundCode } from '@/qr/decode'
import { hasSecret, hideSecrets } from './hide-secrets'
import { recognizeCode } from './recognize-code'

type Readable = Pick<FoundCode, 'text' | 'bytes' | 'format'>

/** The text of a code for accessible names, announcements, lists and exports. */
export function textWithoutSecrets(code: Readable): string {
  return hideSecrets(code.text, recognizeCode(code, ''))
}

/** Whether the text of a code contains a password or another secret. */
export function containsSecret(code: Readable): boolean {
  return hasSecret(recognizeCode(code, ''))
}
