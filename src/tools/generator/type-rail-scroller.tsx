'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { revealFocus } from '@/ui/reveal-focus'

/** A strip that begins with its current link in view, without moving the page. */
export function TypeRailScroller({
  className,
  children,
}: {
  className: string
  children: ReactNode
}) {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (!strip.current || !current) return
    const { left, width } = current.getBoundingClientRect()
    const frame = strip.current.getBoundingClientRect()
    strip.current.scrollLeft += left + width / 2 - (frame.left + frame.width / 2)
  }, [])
  return (
    <ul ref={strip} onFocus={revealFocus} className={className}>
      {children}
    </ul>
  )
}
