import { useTranslations } from 'next-intl'
import type { Design } from '@/qr/design/design'
import { Notice } from '@/ui/notice'

type Room = Pick<Design, 'level' | 'minVersion'>
/** What a new logo changed in the code around it. */
export type RoomMade = { from: Room; to: Room }

/** Says what was changed to make room for a logo, as long as that holds. */
export function MadeRoom({ from, to, design }: RoomMade & { design: Room }) {
  const t = useTranslations('editor.logo.madeRoom')
  if (design.level !== to.level || design.minVersion !== to.minVersion) return null
  const isStronger = from.level !== to.level
  const isLarger = from.minVersion !== to.minVersion
  if (!isStronger && !isLarger) return null
  return (
    <Notice>
      {isStronger && isLarger
        ? t('both', { from: from.level, to: to.level })
        : isStronger
          ? t('level', { from: from.level, to: to.level })
          : t('size')}
    </Notice>
  )
}
