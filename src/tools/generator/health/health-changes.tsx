import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { RepairChange } from '@/qr/check/check-result'
import { useCheckMessages } from '@/tools/shared/look/use-check-messages'
import { Notice } from '@/ui/notice'
import { ChangeSwatches } from './change-swatches'

/** What the repair did, told by line, and how to get the former look back. */
export function HealthChanges({
  changes,
  isGreen,
}: {
  changes: readonly RepairChange[]
  isGreen: boolean
}) {
  const t = useTranslations('editor.health')
  const messages = useCheckMessages()
  const root = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone; what it did is the place to go on reading.
  useEffect(() => root.current?.focus(), [])
  return (
    <div ref={root} tabIndex={-1} className="outline-none">
      <Notice tone={isGreen ? 'good' : 'warn'} title={t('changed', { count: changes.length })}>
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
    </div>
  )
}
