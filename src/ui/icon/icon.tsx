'use client'

import { classNames } from '../class-names'
import type { IconName } from './icon-names'
import sprite from './icons.svg'

/**
 * An icon by its name. Decorative: the adjacent text has the same meaning. A client component,
 * because the data of a page then contains the name of an icon instead of its drawing.
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={classNames('icon', className)}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
