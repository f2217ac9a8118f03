import { useLocale } from 'next-intl'
import { useState } from 'react'
import { callApi } from '@/tools/shared/dynamic/code-client'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { storeWorkspaceKey } from '@/tools/shared/workspaces/workspace-keys'

/** Creates a workspace, stores the key of its owner in this browser and shows it. */
export function useCreateWorkspace(onCreated?: () => void) {
  const locale = useLocale()
  const problemMessage = useProblemMessage()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  const create = async (name: string) => {
    setBusy(true)
    setFault(undefined)
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const answer = await callApi('POST /workspaces', {
      body: { name: name.trim(), locale, ...(timeZone && { timeZone }) },
    })
    setBusy(false)
    if (!answer.ok) return setFault(problemMessage(answer.problem))
    const { workspace, secret } = answer.body
    const { id, key } = workspace
    onCreated?.()
    storeWorkspaceKey({ id, name: workspace.name, role: key.role, secret, addedAt: Date.now() })
  }
  return { create, isBusy, fault }
}
