import { useTranslations } from 'next-intl'
import type { Corners } from '@/qr/decode'
import { shorten } from '@/tools/shared/shorten'
import { classNames } from '@/ui/class-names'
import type { Reading } from '../list-readings'
import { textWithoutSecrets } from '../results/text-without-secrets'

const maxNameLength = 60

/** A button with the number of a code at its top left, which leads to the code's result. */
export function CodeMark({
  reading: { key, number, read },
  corners,
  size,
  isActive,
  onActivate,
  onChoose,
}: {
  reading: Reading
  corners: Corners
  size: { width: number; height: number }
  isActive: boolean
  onActivate: (key: string | null) => void
  onChoose: (key: string) => void
}) {
  const t = useTranslations('scanner.picture')
  const left = Math.min(...corners.map(({ x }) => x))
  const top = Math.min(...corners.map(({ y }) => y))
  const inside = (value: number) => `clamp(0.9rem, ${value * 100}%, calc(100% - 0.9rem))`
  return (
    <button
      type="button"
      data-mark={key}
      aria-label={t('mark', {
        number,
        text: shorten(textWithoutSecrets(read.code), maxNameLength),
      })}
      onPointerEnter={() => onActivate(key)}
      onPointerLeave={() => onActivate(null)}
      onFocus={() => onActivate(key)}
      onBlur={() => onActivate(null)}
      onClick={() => onChoose(key)}
      style={{ left: inside(left / size.width), top: inside(top / size.height) }}
      className={classNames(
        'absolute flex min-h-7 min-w-7 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-md border-2 px-1 font-medium text-sm tabular-nums shadow-raised',
        isActive
          ? 'z-10 scale-115 border-accent bg-white text-black'
          : 'border-white bg-accent text-on-accent',
      )}
    >
      {number}
    </button>
  )
}
