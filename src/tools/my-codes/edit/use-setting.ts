import { useState } from 'react'
import type { CodeEdit } from '@/codes/code-input'
import type { CodeView } from '@/codes/code-view'
import { editCode } from '@/tools/shared/dynamic/code-client'
import { useProblemWords } from '@/tools/shared/dynamic/use-problem-words'
import { useEditing } from './edit-context'

type Setting = Pick<CodeEdit, 'password' | 'email'>

/** Changes what holds at once and is never shown again: password, address for recovery. */
export function useSetting() {
  const { owned, saved, follow } = useEditing()
  const problemWords = useProblemWords()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const put = async (setting: Setting): Promise<boolean> => {
    setBusy(true)
    setError(undefined)
    let answer = await editCode(owned, { ...setting, revision: saved.revision })
    const current = !answer.ok && answer.problem?.key === 'changed' && answer.problem.current
    // What was changed elsewhere does not touch this.
    if (current) {
      const { revision } = current as CodeView
      answer = await editCode(owned, { ...setting, revision })
    }
    setBusy(false)
    if (answer.ok) follow(answer.body)
    else setError(problemWords(answer.problem))
    return answer.ok
  }
  return { put, isBusy, error, setError }
}
