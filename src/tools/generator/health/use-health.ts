'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { CheckResult } from '@/qr/check/check-result'
import type { RepairedDesign } from '@/qr/check/repair-design'
import { type Design, defaultDesign } from '@/qr/design/design'
import type { OutlinedText } from '@/qr/text/outlined-text'
import { createDesignChecker } from './design-checker'
import { loadLogoPixels } from './load-logo-pixels'

/**
 * - `untested`: nothing was changed yet; a test proves that the samples are green
 * - `checking`: under way; the result is the quick one, or that of what was there before
 * - `checked`: measured and read by decoders
 * - `failed`: no decoder could be tried here; the result is what can be measured
 */
export type HealthStatus = 'untested' | 'checking' | 'checked' | 'failed'

export type Health = {
  status: HealthStatus
  /** The last one, the quick part first. */
  result: CheckResult | null
  /** Whether the result is without the decoders' word. */
  isQuick: boolean
  /** What is being checked. */
  design: Design
  /** Checks although nothing was changed yet. */
  start: () => void
  /** Mends the design as it stands now; null where it was overtaken or could not. */
  repair: () => Promise<RepairedDesign | null>
}

type State = Pick<Health, 'status' | 'result' | 'isQuick'>

/** So that a word typed is one check, not one a letter. */
const restMs = 180
/** One for all types of code that one goes through; it starts nothing until it is asked. */
const checker = createDesignChecker()
const untested: State = { status: 'untested', result: null, isQuick: true }

/** How well the code would scan, checked in a worker on the picture that would be exported. */
export function useHealth({
  text,
  design,
  frameText,
  active,
}: {
  text: string
  design: Design
  frameText: OutlinedText | null
  /** Nothing is loaded or started before. */
  active: boolean
}): Health {
  const [state, setState] = useState(untested)
  const latest = useRef({ text, design, frameText })
  useEffect(() => {
    latest.current = { text, design, frameText }
  })
  // How often a check was asked for without a change.
  const [asked, setAsked] = useState(0)
  const isChanged = active || !isDefault(design)

  useEffect(() => {
    if (!isChanged && asked === 0) return
    const controller = new AbortController()
    const { signal } = controller
    setState((last) => ({ ...last, status: 'checking' }))
    const check = async () => {
      const pictures = await loadLogoPixels(design.logo)
      const checked = await checker.check(
        { text, design, frameText, pictures },
        {
          signal,
          onQuick: (quick) => {
            if (quick.ok && !signal.aborted)
              setState({ status: 'checking', result: quick, isQuick: true })
          },
        },
      )
      if (signal.aborted || !checked) return
      const result = checked.ok ? checked : null
      const isQuick = !result?.stress
      setState({ status: isQuick ? 'failed' : 'checked', result, isQuick })
    }
    const timer = setTimeout(() => {
      check().catch(() => {
        if (!signal.aborted) setState((last) => ({ ...last, status: 'failed' }))
      })
    }, restMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isChanged, asked, text, design, frameText])

  const start = useCallback(() => setAsked((times) => Math.max(1, times)), [])
  const repair = useCallback(async () => {
    const { design: current, ...rest } = latest.current
    const pictures = await loadLogoPixels(current.logo)
    const repaired = await checker.repair({ ...rest, design: current, pictures }).catch(() => null)
    // A check that the repair overtook left no result.
    setAsked((times) => times + 1)
    return repaired
  }, [])

  return { ...state, design, start, repair }
}

/** Also of one that was kept over a reload of the page. */
function isDefault(design: Design): boolean {
  return design === defaultDesign || JSON.stringify(design) === JSON.stringify(defaultDesign)
}
