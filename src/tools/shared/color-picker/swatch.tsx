import type { Fill } from '@/qr/design'
import { classNames } from '@/ui/class-names'
import styles from './color-picker.module.css'
import { fillCss } from './fill-css'

/** A small picture of a fill; decorative, its name is next to it. */
export function Swatch({ fill, className }: { fill: Fill; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        styles.checkered,
        'relative block overflow-hidden rounded-sm',
        className,
      )}
    >
      <span className="absolute inset-0" style={{ backgroundImage: fillCss(fill) }} />
      <span className="absolute inset-0 rounded-sm border border-ink/20" />
    </span>
  )
}
