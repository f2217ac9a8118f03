import { useTranslations } from 'next-intl'
import type { CheckResult } from '@/qr/check'
import { useCheckMessages } from '@/tools/shared/style/use-check-messages'

/** The grade and the facts that matter in print. */
export function HealthFacts({
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
