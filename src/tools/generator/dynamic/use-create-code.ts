import { useRef } from 'react'
import type { CreatedCode } from '@/codes'
import { useLocale } from '@/i18n/use-locale'
import type { Editable } from '@/tools/code-session/editable'
import type { Answer } from '@/tools/shared/dynamic/code-client'
import { createCodeWithProof } from '@/tools/shared/dynamic/create-code-with-proof'

/**
 * Creates dynamic codes. Repeating an attempt creates no second code; other content is a new
 * attempt.
 *
 * @param onProofShare progress of the proof of work, from 0 to 1; null when it is done
 */
export function useCreateCode(onProofShare: (share: number | null) => void) {
  const locale = useLocale()
  const attempt = useRef<{ json: string; key: string }>(null)

  return async (edited: Editable): Promise<Answer<CreatedCode>> => {
    const input = { ...edited, locale }
    const json = JSON.stringify(input)
    if (attempt.current?.json !== json) attempt.current = { json, key: createIdempotencyKey() }
    const answer = await createCodeWithProof(input, attempt.current.key, onProofShare)
    onProofShare(null)
    // After these problems, the response to this key is lost for good.
    const isLost =
      !answer.ok && ['conflict', 'replaced', 'gone'].includes(answer.problem?.key ?? '')
    if (answer.ok || isLost) attempt.current = null
    return answer
  }
}

/** Not `crypto.randomUUID`, which is available in secure contexts only. */
function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
