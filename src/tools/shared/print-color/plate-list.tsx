import { useFormatter, useTranslations } from 'next-intl'
import { type Plates, type ProcessInk, processInks } from '@/qr/render'

/** The plates of a print file, and which parts of the code need more than the spot colour. */
export function PlateList({
  plates: { hasSpot, logo, others },
  spot,
  name,
}: {
  plates: Plates
  spot: boolean
  /** Name of the spot colour. */
  name: string
}) {
  const t = useTranslations('editor.export.ink')
  const format = useFormatter()
  const list = (inks: readonly ProcessInk[]) =>
    format.list(inks.map((colorant) => t(`looks.${colorant}`)))
  const all = processInks.filter((colorant) => logo.includes(colorant) || others.includes(colorant))
  const names = [...(hasSpot ? [name] : []), ...all.map((colorant) => t(`looks.${colorant}`))]
  return (
    <div role="status" className="flex flex-col gap-1 text-sm">
      <p className="[overflow-wrap:anywhere]">{t('plates.all', { plates: format.list(names) })}</p>
      {spot &&
        (['logo', 'others'] as const).map((part) => {
          const inks = part === 'logo' ? logo : others
          return (
            inks.length > 0 && (
              <p key={part} className="text-ink-soft text-xs">
                {t(`plates.${part}`, { count: inks.length, plates: list(inks) })}
              </p>
            )
          )
        })}
    </div>
  )
}
