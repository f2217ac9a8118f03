import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'
import { RangeInput } from '@/ui/range-input'
import { Select } from '@/ui/select'
import { type CameraAbilities, focusOn, setTorch, setZoom } from './camera-abilities'
import type { LiveCamera } from './create-camera'

/** Controls that the camera supports. */
export function CameraControls({
  live,
  onChoose,
  onShutter,
}: {
  live: LiveCamera
  onChoose: (deviceId: string) => void
  onShutter: () => void
}) {
  const t = useTranslations('scanner.camera')
  const { track, abilities, cameras, deviceId } = live
  const [isLit, setLit] = useState(false)
  const toggleTorch = async () => {
    if (await setTorch(track, !isLit)) setLit(!isLit)
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" title={t('shutterHint')} onClick={onShutter}>
          <Icon name="aperture" />
          {t('shutter')}
        </Button>
        {abilities.torch && (
          <Button
            variant={isLit ? 'primary' : 'secondary'}
            aria-pressed={isLit}
            onClick={toggleTorch}
          >
            <Icon name="flashlight" />
            {t('torch')}
          </Button>
        )}
        {abilities.focus && (
          <Button
            variant="secondary"
            title={t('focusHint')}
            onClick={() => focusOn(track, { x: 0.5, y: 0.5 })}
          >
            <Icon name="focus" />
            {t('focus')}
          </Button>
        )}
        {abilities.zoom && <ZoomControl key={track.id} track={track} zoom={abilities.zoom} />}
      </div>
      {cameras.length > 1 && (
        <Select
          aria-label={t('choice')}
          className="max-w-80"
          value={deviceId}
          options={cameras.map(({ id, label }, index) => ({
            value: id,
            label: label || t('unnamed', { number: index + 1 }),
          }))}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      )}
    </div>
  )
}

/** Clicks from one end to the other. */
const clicks = 8

/** A slider with a button at either end, for cameras that can zoom. */
function ZoomControl({
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
