'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from '@/ui/class-names'

const scrolledFromPx = 32

/** Stays at the top; translucent once the page is scrolled. */
export function StickyBar({ children }: { children: ReactNode }) {
  const [scrolled, setScrolled] = useState(false)

  useEffect(() => {
    const update = () => setScrolled(window.scrollY >= scrolledFromPx)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])

  return (
    <header
      data-scrolled={scrolled || undefined}
      className={classNames(
        'sticky top-0 z-40',
        // Otherwise focusing an element in the bar would scroll the page.
        '**:scroll-mt-[calc(-1rem-var(--header-height))]',
        'transition-[background-color,box-shadow] duration-200',
        scrolled ? 'bg-white/85 shadow-raised backdrop-blur-md dark:bg-paper/85' : 'bg-paper',
      )}
    >
      {children}
    </header>
  )
}
