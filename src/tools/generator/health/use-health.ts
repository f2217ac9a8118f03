'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { RepairedDesign } from '@/qr/check/repair-design'
import { type Design, defaultDesign } from '@/qr/design/design'
import type { OutlinedText } from '@/qr/text/outlined-text'
import { checkHere } from '@/tools/shared/look/check-here'
import { createDesignChecker } from '@/tools/shared/look/design-checker'
import { loadLogoPixels } from '@/tools/shared/look/load-logo-pixels'
import { checkHealth, type HealthState } from './check-health'

export type Health = HealthState & {
  /** What is being checked. */
  design: Design
  /** Checks although nothing was changed yet. */
  start: () => void
  /** Repairs the current design; null where it was overtaken or could not. */
  repair: () => Promise<RepairedDesign | null>
}

/** So that a word typed is one check, not one a letter. */
const restMs = 180
/** One for all types of code that one goes through; it starts nothing until it is asked. */
const checker = createDesignChecker()
const untested: HealthState = { status: 'untested', result: null, isQuick: true }

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
  const latest = useRef({ text, design, frameText, status: state.status })
  useEffect(() => {
    latest.current = { text, design, frameText, status: state.status }
  })
  // How often a check was asked for without a change.
  const [asked, setAsked] = useState(0)
  const isChanged = active || !isDefault(design)

  useEffect(() => {
    if (!isChanged && asked === 0) return
    const controller = new AbortController()
    const { signal } = controller
    setState((last) => ({ ...last, status: 'checking' }))
    const timer = setTimeout(() => {
      const code = { text, design, frameText }
      void checkHealth(checker, code, { signal, onState: setState })
    }, restMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isChanged, asked, text, design, frameText])

  const start = useCallback(() => setAsked((times) => Math.max(1, times)), [])
  const repair = useCallback(async () => {
    const { status, ...code } = latest.current
    const pictures = await loadLogoPixels(code.design.logo)
    const mender = status === 'failed' ? checkHere : checker
    const repaired = await mender.repair({ ...code, pictures }).catch(() => null)
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
