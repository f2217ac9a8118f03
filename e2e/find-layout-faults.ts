import type { Page } from '@playwright/test'

/** Returns whether the page scrolls sideways, and the texts that are cut off by their boxes. */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const faults =
      scrollWidth > clientWidth ? [`${scrollWidth} px wide in a window of ${clientWidth} px`] : []
    for (const element of document.querySelectorAll<HTMLElement>('main *, header *, footer *')) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
      const isCutting = /hidden|clip/.test(overflowX) || /hidden|clip/.test(overflowY)
      // An ellipsis indicates truncation; the full text is available elsewhere.
      if (!isCutting || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue
      // Elements one pixel wide are for screen readers.
      if (element.offsetWidth <= 1 || !element.checkVisibility() || !element.innerText?.trim())
        continue
      const isCutX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      const isCutY = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1
      if (isCutX || isCutY) faults.push(`cut off: ${element.innerText.trim().slice(0, 80)}`)
    }
    return faults
  })
}

/** Applies the text spacing of WCAG 2.2, 1.4.12, which readers may set for any text. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-block-end: 2em !important; }
    `)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}
