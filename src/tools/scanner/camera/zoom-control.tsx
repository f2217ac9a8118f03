import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'
import { RangeInput } from '@/ui/range-input'
import { type CameraAbilities, setZoom } from './camera-abilities'

/** Clicks from one end to the other. */
const clicks = 8

/** A slider with a button at either end, for cameras that can zoom. */
export function ZoomControl({
  track,
  zoom,
}: {
  track: MediaStreamTrack
  zoom: NonNullable<CameraAbilities['zoom']>
}) {
  const t = useTranslations('scanner.camera')
  const format = useFormatter()
  const { min, max, step } = zoom
  const [value, setValue] = useState(zoom.value)
  const move = (wanted: number) => {
    const clamped = Math.min(max, Math.max(min, wanted))
    setValue(clamped)
    setZoom(track, clamped)
  }
  const stride = Math.max(step, (max - min) / clicks)
  const button = (label: string, icon: IconName, isAtLimit: boolean, by: number) => (
    <Button
      square
      variant="quiet"
      aria-label={label}
      aria-disabled={isAtLimit}
      onClick={() => move(value + by)}
    >
      <Icon name={icon} />
    </Button>
  )
  return (
    <div className="flex min-w-56 flex-1 items-center gap-1">
      {button(t('zoomOut'), 'minus', value <= min, -stride)}
      <RangeInput
        aria-label={t('zoom')}
        className="min-w-0 flex-1"
        value={value}
        min={min}
        max={max}
        step={step}
        onValueChange={move}
        formatValue={(factor) =>
          t('zoomValue', { factor: format.number(factor, { maximumFractionDigits: 1 }) })
        }
      />
      {button(t('zoomIn'), 'plus', value >= max, stride)}
    </div>
  )
}
