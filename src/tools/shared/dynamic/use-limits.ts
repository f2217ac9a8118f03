import { useEffect, useState } from 'react'
import { callApi } from './code-client'

/** Features and limits of the server, so that forms can show them in advance. */
type CodeLimits = { hasMail: boolean; allowsHttp: boolean; uploadLimitBytes: number }

let request: Promise<CodeLimits | undefined> | undefined

/** Requests the limits once, and again for the next caller if there was no response. */
function findLimits(): Promise<CodeLimits | undefined> {
  request ??= callApi('GET /limits').then((answer) => {
    if (answer.ok) return answer.body
    request = undefined
    return undefined
  })
  return request
}

/** Makes the next caller request the limits again, for tests, which share a page. */
export function forgetLimits(): void {
  request = undefined
}

/** Returns the limits of the server; undefined until it has responded. */
export function useLimits(): CodeLimits | undefined {
  const [limits, setLimits] = useState<CodeLimits>()
  useEffect(() => {
    let isGone = false
    findLimits().then((found) => !isGone && setLimits(found))
    return () => {
      isGone = true
    }
  }, [])
  return limits
}
