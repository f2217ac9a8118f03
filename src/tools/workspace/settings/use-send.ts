import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { useWorkspace, type WorkspaceApiPath, type WorkspaceSession } from '../workspace-session'

/** Sends one change at a time. `fault` is why the last one failed. */
export function useSend() {
  const t = useTranslations('workspace.settings')
  const { call } = useWorkspace()
  const problemMessage = useProblemMessage()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  /** Returns the response in an object, or undefined if the change failed. */
  const send = async <Body>(
    path: WorkspaceApiPath,
    options: Parameters<WorkspaceSession['call']>[1],
  ): Promise<{ body: Body } | undefined> => {
    if (isBusy) return undefined
    setBusy(true)
    setFault(undefined)
    const answer = await call<Body>(path, options)
    setBusy(false)
    if (answer.ok) return { body: answer.body }
    // For codes, “unknown” has another text.
    setFault(answer.problem?.key === 'unknown' ? t('gone') : problemMessage(answer.problem))
    return undefined
  }
  return { send, isBusy, fault, setFault }
}
