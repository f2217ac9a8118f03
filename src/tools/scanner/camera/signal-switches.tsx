import { useTranslations } from 'next-intl'
import { Checkbox } from '@/ui/checkbox'
import type { CameraSettings } from './camera-settings'
import { canVibrate } from './give-signal'

/** Whether a found code is signaled by sound and vibration. */
export function SignalSwitches({
  settings,
  onChange,
}: {
  settings: CameraSettings
  onChange: (settings: CameraSettings) => void
}) {
  const t = useTranslations('scanner.camera')
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
      <legend className="sr-only">{t('signal')}</legend>
      <Checkbox
        label={t('beep')}
        checked={settings.beep}
        onChange={({ currentTarget }) => onChange({ ...settings, beep: currentTarget.checked })}
      />
      {canVibrate() && (
        <Checkbox
          label={t('vibrate')}
          checked={settings.vibrate}
          onChange={({ currentTarget }) =>
            onChange({ ...settings, vibrate: currentTarget.checked })
          }
        />
      )}
    </fieldset>
  )
}
