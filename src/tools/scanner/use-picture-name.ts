import { useTranslations } from 'next-intl'
import type { ScannedPicture } from './scanned-picture'

/** What a picture is called: its file, or how it came here; with the page or the frame it is. */
export function usePictureName(): (picture: ScannedPicture) => string {
  const t = useTranslations('scanner.picture')
  return ({ name, origin, part }) => {
    const own = name || t(`names.${origin}`)
    return part
      ? t(`names.${part.kind}`, { name: own, number: part.number, count: part.count })
      : own
  }
}
