import { useTranslations } from 'next-intl'
import type { ScannedPicture } from './scanned-picture'

/** The name of a picture: its file or origin, with the page or frame number. */
export function usePictureName(): (picture: ScannedPicture) => string {
  const t = useTranslations('scanner.picture')
  return ({ name, origin, part }) => {
    const own = name || t(`names.${origin}`)
    return part
      ? t(`names.${part.kind}`, { name: own, number: part.number, count: part.count })
      : own
  }
}
