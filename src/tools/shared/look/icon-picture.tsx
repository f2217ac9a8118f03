import type { LogoIcon } from '@/qr/design/design'
import { logoIconPaths } from '@/qr/render/logo-icons'

/** A built-in picture as decoration; in the text's colour unless told otherwise. */
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
