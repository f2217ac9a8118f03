import { useTranslations } from 'next-intl'
import { nameColor } from './name-color'

/** Returns a function that names a color for screen readers: “dark red, #791a18”. */
export function useColorName(): (color: string) => string {
  const t = useTranslations('editor.color')
  return (color) => {
    const { hue, tone } = nameColor(color)
    return t('named', { name: t(`tones.${tone}`, { hue: t(`hues.${hue}`) }), color })
  }
}
