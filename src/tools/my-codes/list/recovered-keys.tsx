import { useTranslations } from 'next-intl'
import { callApi } from '@/tools/shared/dynamic/code-client'
import { storeKeys } from '@/tools/shared/dynamic/key-store'
import { useApiRequest } from '@/tools/shared/dynamic/use-request'
import { saveKeys } from '@/tools/shared/keys/save-keys'
import type { Outcome } from '@/tools/shared/shelf/use-outcome'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

/**
 * Confirms the link of a recovery mail first, because new keys invalidate the old ones, which may be
 * in use elsewhere.
 */
export function RecoveredKeys({
  token,
  onDone,
  onOutcome,
}: {
  token: string
  onDone: () => void
  onOutcome: (outcome: Outcome) => void
}) {
  const t = useTranslations('myCodes.list.recovered')
  const shared = useTranslations('dialogs.keys')
  const { send, isBusy, fault } = useApiRequest(callApi, (problem) =>
    ['invalid', 'gone', 'unknown', 'unauthorised'].includes(problem?.key ?? '')
      ? shared('spent')
      : undefined,
  )

  const confirm = async () => {
    const answer = await send('POST /recovery/confirm', { body: { token } })
    if (!answer) return
    const addedAt = Date.now()
    const keys = answer.body.map((code) => ({ ...code, addedAt }))
    try {
      await storeKeys(keys)
      onOutcome({ note: t('done', { count: keys.length }) })
    } catch {
      // The old keys are invalid, so the new ones must not be lost.
      saveKeys(keys)
      onOutcome({ note: t('saved', { count: keys.length }) })
    }
    onDone()
  }

  return (
    <Notice tone={fault ? 'bad' : 'neutral'} title={t('title')}>
      <p role={fault ? 'alert' : undefined}>{fault ?? t('text')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" busy={isBusy} onClick={confirm}>
          {t('confirm')}
        </Button>
        <Button size="sm" variant="secondary" onClick={onDone}>
          {shared('later')}
        </Button>
      </div>
    </Notice>
  )
}
