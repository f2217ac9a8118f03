import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { RecoveredWorkspace } from '@/codes'
import { callApi } from '@/tools/shared/dynamic/code-client'
import { useApiRequest } from '@/tools/shared/dynamic/use-request'
import { storeWorkspaceKey } from '@/tools/shared/workspaces/workspace-keys'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { RecoverWorkspace } from './recover-workspace'

/** Confirms the link of a recovery mail, which works once, and stores the new keys. */
export function RecoveredDialog({
  token,
  onClose,
}: {
  token: string | undefined
  onClose: () => void
}) {
  const t = useTranslations('workspace.start.recovered')
  const close = useTranslations('dialogs')('close')
  return (
    <Dialog open={token !== undefined} onClose={onClose} title={t('title')} closeLabel={close}>
      {token !== undefined && <ConfirmRecovery key={token} token={token} onClose={onClose} />}
    </Dialog>
  )
}

function ConfirmRecovery({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useTranslations('workspace.start.recovered')
  const shared = useTranslations('dialogs.keys')
  const [isSpent, setSpent] = useState(false)
  const { send, isBusy, fault, setFault } = useApiRequest(callApi, (problem) => {
    const isInvalid = ['unauthorised', 'invalid'].includes(problem?.key ?? '')
    setSpent(isInvalid)
    return isInvalid ? shared('spent') : undefined
  })

  const confirm = async () => {
    const answer = await send('POST /workspaces/recovery/confirm', { body: { token } })
    if (answer?.body.length === 0) return setFault(t('none'))
    if (!answer) return
    onClose()
    storeRecovered(answer.body)
  }
  return (
    <div className="flex flex-col gap-4 text-sm">
      {fault ? (
        <Notice tone="bad" live>
          {fault}
        </Notice>
      ) : (
        <p>{t('text')}</p>
      )}
      {isSpent ? (
        <RecoverWorkspace />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button busy={isBusy} onClick={confirm}>
            {t('confirm')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {shared('later')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The first workspace is shown, with the prompt to save its new key. */
function storeRecovered(recovered: readonly RecoveredWorkspace[]): void {
  const addedAt = Date.now()
  for (const { id, name, secret } of recovered.toReversed()) {
    storeWorkspaceKey({ id, name, role: 'owner', secret, addedAt })
  }
}
