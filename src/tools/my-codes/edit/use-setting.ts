import { useState } from 'react'
import type { CodeEdit } from '@/codes'
import { putSetting } from '@/tools/shared/dynamic/code-client'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { useEditing } from './edit-context'

type Setting = Pick<CodeEdit, 'password' | 'email'>

/**
 * Changes settings that apply immediately and are never shown again: password, recovery address.
 */
export function useSetting() {
  const { owned, saved, follow } = useEditing()
  const problemMessage = useProblemMessage()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const put = async (setting: Setting): Promise<boolean> => {
    setBusy(true)
    setError(undefined)
    const answer = await putSetting(owned, setting, saved.revision)
    setBusy(false)
    if (answer.ok) follow(answer.body)
    else setError(problemMessage(answer.problem))
    return answer.ok
  }
  return { put, isBusy, error, setError }
}
