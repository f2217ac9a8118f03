import { useEffect, useState } from 'react'
import { paths } from '@/paths'
import { callApi } from '@/tools/shared/dynamic/code-client'

export type Limits = { hasMail: boolean; uploadLimitBytes: number }

let asked: Promise<Limits | undefined> | undefined

/** What the server can do; undefined until it has said so. */
export function useLimits(): Limits | undefined {
  const [limits, setLimits] = useState<Limits>()
  useEffect(() => {
    let isGone = false
    asked ??= askLimits()
    asked.then((found) => !isGone && setLimits(found))
    return () => {
      isGone = true
    }
  }, [])
  return limits
}

async function askLimits(): Promise<Limits | undefined> {
  const answer = await callApi<Limits>(`${paths.codesApi}/limits`)
  if (answer.ok) return answer.body
  // The next part that wants to know asks again.
  asked = undefined
  return undefined
}
