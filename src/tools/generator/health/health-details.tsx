import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { Reason, RepairChange, Severity } from '@/qr/check'
import { type Design, isSameDesign } from '@/qr/design'
import { useCheckMessages } from '@/tools/shared/style/use-check-messages'
import { Button } from '@/ui/button'
import { CautionIcon } from '@/ui/caution-icon'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { HealthChanges } from './health-changes'
import { HealthFacts } from './health-facts'
import type { Health } from './use-health'

const severityClass = {
  amber: 'text-warn',
  red: 'text-bad',
  unreadable: 'text-bad',
} as const satisfies Record<Severity, string>

type Repaired = { design: Design; changes: readonly RepairChange[]; isGreen: boolean }

/** The reasons for the verdict, the facts for print, and the repair button. */
export function HealthDetails({
  health,
  onRepaired,
}: {
  health: Health
  onRepaired: (design: Design, changes: readonly RepairChange[]) => void
}) {
  const t = useTranslations('editor.health')
  const [isRepairing, setRepairing] = useState(false)
  const [repaired, setRepaired] = useState<Repaired | null>(null)
  const { result, status } = health
  const root = useRef<HTMLDivElement>(null)

  // On a phone the expanded part may start below the viewport.
  useEffect(() => {
    if (matchMedia('(width < 48rem)').matches)
      root.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [])

  const repair = async () => {
    setRepairing(true)
    const outcome = await health.repair()
    setRepairing(false)
    if (!outcome?.ok) return
    const { design, changes } = outcome
    setRepaired({ design, changes, isGreen: outcome.result.verdict === 'green' })
    if (changes.length > 0) onRepaired(design, changes)
  }

  if (!result) {
    return (
      <div ref={root}>
        {status === 'failed' ? (
          <Notice tone="warn">{t('unknown')}</Notice>
        ) : (
          <Skeleton className="h-28 w-full" />
        )}
      </div>
    )
  }
  const canRepair = result.verdict !== 'green' && result.repairs.length > 0
  const engines = new Set(result.stress?.map(({ engine }) => engine))
  return (
    <div ref={root} className="flex flex-col gap-4 text-sm">
      {repaired && isSameDesign(repaired.design, health.design) && (
        <HealthChanges changes={repaired.changes} isGreen={repaired.isGreen} />
      )}
      {result.reasons[0] && <StrongestReason reason={result.reasons[0]} />}
      {canRepair && (
        <div className="flex flex-col gap-1.5">
          <Button size="sm" busy={isRepairing} onClick={repair}>
            {t('repair')}
          </Button>
          <p className="text-ink-soft text-xs">{t('repairHint')}</p>
        </div>
      )}
      {result.reasons.length > 0 ? (
        <Reasons reasons={result.reasons.slice(1)} />
      ) : (
        <p className="text-ink-soft">
          {result.stress ? t('readWell', { count: engines.size }) : t('measuredWell')}
        </p>
      )}
      <HealthFacts result={result} requiredMm={health.requiredMm} />
      <p className="text-ink-soft text-xs">
        {t(status === 'failed' ? 'withoutDecoders' : 'method')}
      </p>
    </div>
  )
}

/** The reason that decides the verdict, with its title. */
function StrongestReason({ reason }: { reason: Reason }) {
  const t = useTranslations('generator.health.reason')
  const messages = useCheckMessages()
  return (
    <div className="flex gap-2.5">
      <CautionIcon className={`mt-[0.2em] size-4 shrink-0 ${severityClass[reason.severity]}`} />
      <p className="min-w-0">
        <strong className="block font-semibold text-base">{t(reason.key)}</strong>
        {messages.reason(reason)}
      </p>
    </div>
  )
}

function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const messages = useCheckMessages()
  if (reasons.length === 0) return null
  return (
    <ul className="flex flex-col gap-2.5">
      {reasons.map((reason) => (
        <li key={reason.key} className="flex gap-2.5">
          <CautionIcon className={`mt-[0.3em] size-3 shrink-0 ${severityClass[reason.severity]}`} />
          <span className="min-w-0">{messages.reason(reason)}</span>
        </li>
      ))}
    </ul>
  )
}
