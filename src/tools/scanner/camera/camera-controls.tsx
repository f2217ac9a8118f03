import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { Select } from '@/ui/select'
import { focusOn, setTorch } from './camera-abilities'
import type { LiveCamera } from './create-camera'
import { ZoomControl } from './zoom-control'

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
