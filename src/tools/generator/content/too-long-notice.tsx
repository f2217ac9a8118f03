import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { type Design, encodeOptions } from '@/qr/design'
import { encodeMatrix, type Level, levels } from '@/qr/encode'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

/** Offers what makes a text fit that is too long: a lower level, or a short link in its place. */
export function TooLongNotice({
  text,
  design,
  onLevel,
  onDynamic,
}: {
  text: string
  design: Design
  onLevel: (level: Level) => void
  /** Absent if the code cannot become dynamic. */
  onDynamic?: (() => void) | undefined
}) {
  const t = useTranslations('generator.form')
  const level = useMemo(() => findFittingLevel(text, design), [text, design])
  if (!level && !onDynamic) return null
  return (
    <Notice tone="bad">
      <p>{t(onDynamic ? 'fitDynamic' : 'fitLevel')}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        {level && (
          <Button variant="secondary" size="sm" onClick={() => onLevel(level)}>
            {t('useLevel', { level })}
          </Button>
        )}
        {onDynamic && (
          <Button variant="secondary" size="sm" onClick={onDynamic}>
            {t('useDynamic')}
          </Button>
        )}
      </p>
    </Notice>
  )
}

/** Returns the highest level below that of the design at which the text fits. */
function findFittingLevel(text: string, design: Design): Level | undefined {
  const lower = levels.slice(0, levels.indexOf(design.level)).reverse()
  // A fixed mask saves the comparison of all eight.
  return lower.find((level) => encodeMatrix(text, { ...encodeOptions(design), level, mask: 0 }).ok)
}
