import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { RecoveredWorkspace } from '@/codes'
import { callApi } from '@/tools/shared/dynamic/code-client'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { storeWorkspaceKey } from '@/tools/shared/workspaces/workspace-keys'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { RecoverWorkspaceForm } from './recover-workspace-form'

/** Confirms the link of a recovery mail, which works once, and stores the new keys. */
export function RecoveredDialog({
  token,
  onClose,
}: {
  token: string | undefined
  onClose: () => void
}) {
  const t = useTranslations('workspace.start.recovered')
  return (
    <Dialog open={token !== undefined} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {token !== undefined && <ConfirmRecovery key={token} token={token} onClose={onClose} />}
    </Dialog>
  )
}

function ConfirmRecovery({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useTranslations('workspace.start.recovered')
  const problemMessage = useProblemMessage()
  const [isBusy, setBusy] = useState(false)
  const [isSpent, setSpent] = useState(false)
  const [fault, setFault] = useState<string>()

  const confirm = async () => {
    setBusy(true)
    setFault(undefined)
    const answer = await callApi('POST /workspaces/recovery/confirm', { body: { token } })
    setBusy(false)
    if (answer.ok && answer.body.length > 0) {
      onClose()
      return storeRecovered(answer.body)
    }
    const isInvalid = !answer.ok && ['unauthorised', 'invalid'].includes(answer.problem?.key ?? '')
    setSpent(isInvalid)
    if (answer.ok) setFault(t('none'))
    else setFault(isInvalid ? t('spent') : problemMessage(answer.problem))
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
        <RecoverWorkspaceForm />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button busy={isBusy} onClick={confirm}>
            {t('confirm')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('later')}
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
