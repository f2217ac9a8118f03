import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { type Level, levels } from '@/qr/encode'
import { Field } from '@/ui/field'
import { Segmented } from '@/ui/segmented'
import { Select } from '@/ui/select'
import { useGeneratorActions } from './generator-context'

const sizesPx = [250, 500, 1000, 2000, 4000]
/** Percentage of a symbol that may be damaged (ISO/IEC 18004, 5.1). */
const restoredPercent = { L: 7, M: 15, Q: 25, H: 30 } as const

/** Error correction level and export size, shown directly below the code. */
export const LevelAndSize = memo(function LevelAndSize({
  level: chosen,
  sizePx: chosenPx,
  requiredLevel,
}: {
  level: Level
  sizePx: number
  /** The level that the specification of the content requires, which then is no choice. */
  requiredLevel: Level | undefined
}) {
  const { restyle } = useGeneratorActions()
  const t = useTranslations('generator.design')
  return (
    <div className="flex flex-col gap-4">
      {requiredLevel ? (
        <p className="text-ink-soft text-sm">{t('level.required', { level: requiredLevel })}</p>
      ) : (
        <Segmented
          legend={t('level.label')}
          options={levels.map((level) => ({
            value: level,
            label: (
              <>
                {level}
                <span className="text-ink-faint text-xs tabular-nums">
                  {t('level.percent', { percent: restoredPercent[level] })}
                </span>
              </>
            ),
            description: t('level.description', { percent: restoredPercent[level] }),
          }))}
          value={chosen}
          onValueChange={(level) => restyle({ level })}
        />
      )}
      <Field label={t('size.label')} className="flex-row! items-center gap-4! *:last:flex-1">
        {(control) => (
          <Select
            {...control}
            value={chosenPx}
            options={withChosen(chosenPx).map((sizePx) => ({
              value: String(sizePx),
              label: t('size.value', { sizePx: String(sizePx) }),
            }))}
            onChange={(event) => restyle({ sizePx: Number(event.currentTarget.value) })}
            className="tabular-nums"
          />
        )}
      </Field>
    </div>
  )
})

/** Offers a size from elsewhere, such as an earlier version, next to the standard ones. */
function withChosen(sizePx: number): number[] {
  return [...new Set([...sizesPx, sizePx])].sort((first, second) => first - second)
}
