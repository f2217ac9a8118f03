import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ProblemKey } from '@/codes'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { useWorkspace, type WorkspaceApiPath, type WorkspaceSession } from '../workspace-session'

type Faults = Partial<Record<ProblemKey, string>>

/**
 * Sends one change at a time. `fault` is why the last one failed.
 *
 * @param faults texts for problems that mean something else here than for a code
 */
export function useSend(faults: Faults = {}) {
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
    const known: Faults = { unknown: t('gone'), ...faults }
    setFault((answer.problem && known[answer.problem.key]) ?? problemMessage(answer.problem))
    return undefined
  }
  return { send, isBusy, fault, setFault }
}
