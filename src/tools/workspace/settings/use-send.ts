import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ApiAnswer, ApiKey } from '@/data/operations/api-types'
import type { ClientCall } from '@/tools/shared/dynamic/code-client'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { useWorkspace } from '../workspace-session'

/** Sends one change at a time. `fault` is why the last one failed. */
export function useSend() {
  const t = useTranslations('workspace.settings')
  const { call } = useWorkspace()
  const problemMessage = useProblemMessage()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  /** Returns the response in an object, or undefined if the change failed. */
  const send = async <Of extends ApiKey>(
    operation: Of,
    input?: ClientCall<Of>,
  ): Promise<{ body: ApiAnswer<Of> } | undefined> => {
    if (isBusy) return undefined
    setBusy(true)
    setFault(undefined)
    const answer = await call(operation, input)
    setBusy(false)
    if (answer.ok) return { body: answer.body }
    // For codes, “unknown” has another text.
    setFault(answer.problem?.key === 'unknown' ? t('gone') : problemMessage(answer.problem))
    return undefined
  }
  return { send, isBusy, fault, setFault }
}
