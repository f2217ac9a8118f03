import { paths } from '@/paths'
import { callApi } from './code-client'

/** What the server can do, for forms to say beforehand. */
export type CodeLimits = { hasMail: boolean; allowsHttp: boolean; uploadLimitBytes: number }

let asked: Promise<CodeLimits | undefined> | undefined

/** Asked once; nothing where there is no answer, and then again the next time. */
export function findLimits(): Promise<CodeLimits | undefined> {
  asked ??= callApi<CodeLimits>(`${paths.codesApi}/limits`).then((answer) => {
    if (answer.ok) return answer.body
    asked = undefined
    return undefined
  })
  return asked
}
