'use client'

import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { usePagePath } from '@/site/use-page-path'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

/** Width from which the button is hidden; the same as `lg:` in its classes. */
const wideScreen = '(min-width: 64rem)'

/** The side menu of narrow screens. Any change of the route closes it. */
export function MobileMenu({
  title,
  openLabel,
  closeLabel,
  children,
}: {
  title: string
  openLabel: string
  closeLabel: string
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const path = usePagePath()

  // At once: later, it would close a menu that was opened on the new page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what this waits for
  useLayoutEffect(() => setOpen(false), [path])

  useEffect(() => {
    if (!open) return
    const close = () => setOpen(false)
    // Back and forward may change only the query.
    window.addEventListener('popstate', close)
    // From this width the page has the top menu.
    const wide = window.matchMedia(wideScreen)
    wide.addEventListener('change', close)
    return () => {
      window.removeEventListener('popstate', close)
      wide.removeEventListener('change', close)
    }
  }, [open])

  return (
    <>
      <Button
        variant="quiet"
        square
        aria-label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
        className="-me-3 lg:hidden"
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" className="size-5! fill-current">
          <path d="M0 2h16v2H0zM0 7h16v2H0zM0 12h10v2H0zM13 12h3v2h-3z" />
        </svg>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        titleHidden
        closeLabel={closeLabel}
        placement="side"
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a followed link clicks by key as well */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: clicks bubble up from its links */}
        <div
          onClick={(event) => {
            // A link to the current page does not change the route.
            if ((event.target as Element).closest('a')) setOpen(false)
          }}
        >
          {/* Crawlers find the links in the top menu. */}
          {wasOpened && children}
        </div>
      </Dialog>
    </>
  )
}
