import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { RepairChange } from '@/qr/check'
import { useCheckMessages } from '@/tools/shared/style/use-check-messages'
import { Notice } from '@/ui/notice'

/** The changes of the repair, one per line, and a hint about undo. */
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
  // The pressed button is gone; focus its result.
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

/** Colours before and after a change, because their codes alone mean little. */
function ChangeSwatches({ change: { from, to } }: { change: RepairChange }) {
  const pair = [from, to].flatMap((value) => findBackground(value) ?? [])
  if (pair.length === 0) return null
  return (
    <span aria-hidden="true" className="me-2 inline-flex gap-px align-[-0.15em]">
      {pair.map((background, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: two places that never move
          key={index}
          className="size-3.5 border border-line-strong"
          style={{ background }}
        />
      ))}
    </span>
  )
}

/** A gradient is written as its colours, joined by arrows. */
function findBackground(value: string | number): string | undefined {
  const colors = String(value).split(' → ')
  if (!colors.every((color) => /^#[0-9a-f]{6}$/.test(color))) return undefined
  return colors.length > 1 ? `linear-gradient(90deg, ${colors.join(', ')})` : colors[0]
}
