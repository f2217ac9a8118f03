'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '@/ui/class-names'

const scrolledFromPx = 32
/** Shorter movements, such as the bounce at the end of a page, neither hide nor show the bar. */
const minTravelPx = 8

/**
 * Stays at the top; translucent once the page is scrolled. On phones, where a page has a bar at the
 * bottom as well, it leaves while the page is scrolled down, and returns with the first movement up
 * or with the focus.
 */
export function StickyBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null)
  const [scrolled, setScrolled] = useState(false)
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    let lastY = window.scrollY
    const update = () => {
      const { scrollY } = window
      setScrolled(scrollY >= scrolledFromPx)
      const travel = scrollY - lastY
      if (Math.abs(travel) < minTravelPx) return
      lastY = scrollY
      const height = bar.current?.offsetHeight ?? 0
      const isInUse = bar.current?.contains(document.activeElement)
      setHidden(travel > 0 && scrollY > height && !isInUse)
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shows itself
    <header
      ref={bar}
      data-scrolled={scrolled || undefined}
      data-hidden={hidden || undefined}
      onFocus={() => setHidden(false)}
      className={classNames(
        'sticky top-0 z-40',
        // Otherwise focusing an element in the bar would scroll the page.
        '**:scroll-mt-[calc(-1rem-var(--header-height))]',
        'transition-[background-color,box-shadow,translate] duration-200 motion-reduce:transition-none',
        'max-md:[body:has([data-bottom-bar])_&]:data-hidden:-translate-y-full',
        scrolled ? 'bg-white/85 shadow-raised backdrop-blur-md dark:bg-paper/85' : 'bg-paper',
      )}
    >
      {children}
    </header>
  )
}
