import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { CheckResult, Reason, RepairChange, Severity } from '@/qr/check'
import { type Design, isSameDesign } from '@/qr/design'
import { useCheckMessages } from '@/tools/shared/style/use-check-messages'
import { Button } from '@/ui/button'
import { CautionIcon } from '@/ui/caution-icon'
import { Notice } from '@/ui/notice'
import { Outdated } from '@/ui/outdated'
import { Skeleton } from '@/ui/skeleton'
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
      <Outdated isOutdated={health.isOutdated} className="flex flex-col gap-4">
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
      </Outdated>
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

/** The grade and the facts that matter in print. */
function HealthFacts({
  result,
  requiredMm,
}: {
  result: CheckResult
  /** The exact width that the specification of the content requires, without quiet zone. */
  requiredMm: number | undefined
}) {
  const t = useTranslations('editor.health.facts')
  const messages = useCheckMessages()
  const { grade, errorCorrection, contrast, density, stress, print } = result
  const facts = [
    { name: t('grade.name'), value: messages.grade(grade) },
    {
      name: t('reserve.name'),
      value: t('reserve.value', { share: Math.max(0, errorCorrection.worst) }),
    },
    {
      name: t('contrast.name'),
      value: t('contrast.value', { ratio: Math.floor(contrast.ratio * 10) / 10 }),
    },
    ...(stress
      ? [
          {
            name: t('trials.name'),
            value: t('trials.value', {
              read: stress.filter(({ ok }) => ok).length,
              total: stress.length,
            }),
          },
        ]
      : []),
    {
      name: t('density.name'),
      value: t('density.value', {
        version: density.version,
        moduleMm: Math.floor(density.moduleMm * 100) / 100,
        widthMm: Math.round(density.printWidthMm),
      }),
    },
    requiredMm
      ? { name: t('exactSize.name'), value: t('exactSize.value', { mm: requiredMm }) }
      : { name: t('size.name'), value: t('size.value', { mm: print.minSizeMm }) },
    {
      name: t('distance.name'),
      value: t('distance.value', {
        cm: density.readingDistanceMm / 10,
        widthMm: Math.round(density.printWidthMm),
      }),
    },
  ]
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-line border-t pt-3">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-end tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The changes of the repair, one per line, and a hint about undo. */
function HealthChanges({
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

/** Colors before and after a change, because their codes alone mean little. */
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

/** A gradient is written as its colors, joined by arrows. */
function findBackground(value: string | number): string | undefined {
  const colors = String(value).split(' → ')
  if (!colors.every((color) => /^#[0-9a-f]{6}$/.test(color))) return undefined
  return colors.length > 1 ? `linear-gradient(90deg, ${colors.join(', ')})` : colors[0]
}
