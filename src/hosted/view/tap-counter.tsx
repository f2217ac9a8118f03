'use client'

import { useEffect } from 'react'

/**
 * Reports taps on elements with a `data-tap` attribute to the owner's statistics. Only which element
 * it was is sent; nothing is stored in the browser, and links work without it.
 */
export function TapCounter({ address }: { address: string }) {
  useEffect(() => {
    const report = ({ target, button }: MouseEvent) => {
      const tapped = target instanceof Element && target.closest<HTMLElement>('[data-tap]')
      // The middle button opens a link in a new tab.
      if (tapped && button < 2) navigator.sendBeacon(address, tapped.dataset.tap)
    }
    document.addEventListener('click', report)
    document.addEventListener('auxclick', report)
    return () => {
      document.removeEventListener('click', report)
      document.removeEventListener('auxclick', report)
    }
  }, [address])
  return null
}
