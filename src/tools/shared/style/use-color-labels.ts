import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { ColorPickerLabels } from '@/ui/color-picker/color-picker-labels'
import { nameColor } from '@/ui/color-picker/name-color'

/** Returns the labels of the colour picker in the page's language. */
export function useColorLabels(): ColorPickerLabels {
  const t = useTranslations('editor.color')
  return useMemo(() => {
    const describeColor = (color: string) => {
      const { hue, tone } = nameColor(color)
      const name = t(`tones.${tone}`, { hue: t(`hues.${hue}`) })
      return t('named', { name, color })
    }
    return {
      mode: t('mode'),
      solid: t('solid'),
      gradient: t('gradient'),
      palette: t('palette'),
      transparent: t('transparent'),
      advanced: t('advanced'),
      backToPalette: t('backToPalette'),
      history: t('history'),
      area: t('area'),
      saturation: t('saturation'),
      lightness: t('lightness'),
      hue: t('hue'),
      alpha: t('alpha'),
      notation: t('notation'),
      hex: t('hex'),
      red: t('red'),
      green: t('green'),
      blue: t('blue'),
      pickFromScreen: t('pickFromScreen'),
      gradientKind: t('gradientKind'),
      linear: t('linear'),
      radial: t('radial'),
      angle: t('angle'),
      stops: t('stops'),
      addStop: t('addStop'),
      reverse: t('reverse'),
      stop: (number) => t('stop', { number }),
      stopColor: (number) => t('stopColor', { number }),
      stopPosition: (number) => t('stopPosition', { number }),
      moveStopUp: (number) => t('moveStopUp', { number }),
      moveStopDown: (number) => t('moveStopDown', { number }),
      removeStop: (number) => t('removeStop', { number }),
      stopWithColor: (number, color) =>
        t('stopWithColor', { stop: t('stopColor', { number }), color: describeColor(color) }),
      color: describeColor,
    }
  }, [t])
}
