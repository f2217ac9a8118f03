import type { LogoIcon } from '@/qr/design'
import { logoIconPaths } from '@/qr/render'

/** A built-in icon as decoration, in the color of the text by default. */
export function IconPicture({
  name,
  color = 'currentColor',
  className,
}: {
  name: LogoIcon
  color?: string
  className?: string
}) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
      <path fill={color} d={logoIconPaths[name]} />
    </svg>
  )
}
