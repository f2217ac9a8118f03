import { useEffect, useRef, useState } from 'react'
import type { CheckResult } from '@/qr/check'
import type { Design } from '@/qr/design'
import type { OutlinedText } from '@/qr/text'
import { createDesignChecker } from '@/tools/shared/style/design-checker'
import { loadLogoPixels } from '@/tools/shared/style/load-logo-pixels'

const restMs = 250
const checker = createDesignChecker()

/** null before the first check; `tooLong` if no symbol of this design can encode the text. */
export type StyleVerdict = CheckResult | 'tooLong' | null

type CheckedStyle = { text: string; design: Design; frameText: OutlinedText | null }

/**
 * Checks in a worker how reliably codes of a design scan. `text` is the longest of the list, whose
 * code leaves the style the least room.
 */
export function useStyleCheck({ text, design, frameText }: CheckedStyle) {
  const [verdict, setVerdict] = useState<StyleVerdict>(null)
  const latest = useRef<CheckedStyle>({ text, design, frameText })
  latest.current = { text, design, frameText }

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      const pictures = await loadLogoPixels(design.logo)
      const checked = await checker
        .check({ text, design, frameText, pictures }, { signal })
        .catch(() => null)
      if (!signal.aborted && checked) setVerdict(checked.ok ? checked : 'tooLong')
    }, restMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, design, frameText])

  const repair = async () => {
    const style = latest.current
    const pictures = await loadLogoPixels(style.design.logo)
    return checker.repair({ ...style, pictures }).catch(() => null)
  }
  return { verdict, repair }
}
