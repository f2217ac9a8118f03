import { maxListedCodes } from '@/codes'
import { fetchCodes } from '@/tools/shared/dynamic/code-client'
import type { StoredKey } from '@/tools/shared/dynamic/key-store'
import type { CodeState, OwnCode } from './listed-code'

/**
 * Reads the codes of keys with one request, or more for more than the server returns at once.
 *
 * @param onAnswer called after each request with the codes that it has answered
 */
export async function readStates(
  keys: readonly StoredKey[],
  onAnswer: (answers: readonly OwnCode[]) => void,
): Promise<void> {
  let waiting = keys
  while (waiting.length > 0) {
    const requested = waiting.slice(0, maxListedCodes)
    const answer = await fetchCodes(requested)
    const results = answer.ok ? answer.body.results : []
    const answers: OwnCode[] = []
    const postponed: StoredKey[] = []
    for (const [index, key] of requested.entries()) {
      const result = results[index]
      // The answer would have been too long; these codes are requested again.
      if (result && 'key' in result && result.key === 'tooLarge') postponed.push(key)
      else answers.push({ key, state: stateOf(result) })
    }
    const isStuck = postponed.length === requested.length
    if (isStuck) for (const key of postponed) answers.push({ key, state: { is: 'unreachable' } })
    onAnswer(answers)
    waiting = [...(isStuck ? [] : postponed), ...waiting.slice(requested.length)]
  }
}

type Result = Extract<
  Awaited<ReturnType<typeof fetchCodes>>,
  { ok: true }
>['body']['results'][number]

function stateOf(result: Result | undefined): CodeState {
  if (!result) return { is: 'unreachable' }
  if ('revision' in result) return { is: 'ready', code: result }
  const isLost = ['unauthorised', 'unknown', 'gone', 'invalid'].includes(result.key)
  return { is: isLost ? 'lost' : 'unreachable' }
}
