'use client'

import type { SVGProps } from 'react'
import type { IconName } from './icon-names'
import sprite from './icons.svg'

type IconProps = SVGProps<SVGSVGElement> & {
  name: IconName
  /** In CSS pixels; the size of a style sheet wins. */
  size?: number
}

/**
 * An icon by its name. Decorative: the adjacent text has the same meaning. A client component,
 * because the data of a page then contains the name of an icon instead of its drawing.
 */
export function Icon({ name, size = 24, ...props }: IconProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} strokeWidth={2} {...props}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
