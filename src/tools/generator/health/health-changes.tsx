import { useTranslations } from 'next-intl'
import type { Change } from '@/qr/check/check-result'
import { Notice } from '@/ui/notice'
import { ChangeSwatches } from './change-swatches'
import { useCheckMessages } from './use-check-messages'

/** What the repair did, told by line, and how to get the former look back. */
export function HealthChanges({
  changes,
  isGreen,
}: {
  changes: readonly Change[]
  isGreen: boolean
}) {
  const t = useTranslations('editor.health')
  const messages = useCheckMessages()
  return (
    <Notice tone={isGreen ? 'good' : 'warn'} live title={t('changed', { count: changes.length })}>
      <ul className="mt-1 flex flex-col gap-1">
        {changes.map((change) => (
          <li key={change.key}>
            <ChangeSwatches change={change} />
            {messages.change(change)}
          </li>
        ))}
      </ul>
      <p className="mt-2">{t(isGreen ? 'undoHint' : 'notEnough')}</p>
    </Notice>
  )
}
