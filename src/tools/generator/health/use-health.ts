'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { PrintColorToCheck, RepairedDesign } from '@/qr/check'
import { type Design, defaultDesign, findRequiredWidthMm } from '@/qr/design'
import type { OutlinedText } from '@/qr/text'
import { checkHere } from '@/tools/shared/style/check-here'
import { createDesignChecker, type DesignChecker } from '@/tools/shared/style/design-checker'
import { loadLogoPixels } from '@/tools/shared/style/load-logo-pixels'
import { checkHealth, type HealthState, toInput } from './check-health'

export type Health = HealthState & {
  /** The design being checked. */
  design: Design
  /** The exact width that the specification of the content requires, without quiet zone. */
  requiredMm: number | undefined
  /** Whether there is no valid code to judge. */
  isPaused: boolean
  /** Starts a check even if nothing was changed yet. */
  start: () => void
  /** Repairs the current design; null if the repair was superseded or failed. */
  repair: () => Promise<RepairedDesign | null>
}

/** Debounces typing. */
const restMs = 180
/** Shared by all types of code; its worker starts with the first request. */
const sharedChecker = createDesignChecker()
const untested: HealthState = { status: 'untested', result: null, isQuick: true }

/** The health of the code, checked in a worker on the exported picture. */
export function useHealth({
  text,
  design,
  frameText,
  printColor = null,
  printWidthMm = null,
  active,
  isPaused = false,
  checker = sharedChecker,
}: {
  text: string
  design: Design
  frameText: OutlinedText | null
  /** Colours of the chosen print file, which are judged in place of those of the screen. */
  printColor?: PrintColorToCheck | null
  /** Chosen width of the printed picture. */
  printWidthMm?: number | null
  /** Whether the form is not valid: the code is an earlier one, and not checked. */
  isPaused?: boolean
  /** Nothing is loaded or started before this is set. */
  active: boolean
  checker?: DesignChecker
}): Health {
  const [state, setState] = useState(untested)
  const latest = useRef({ text, design, frameText, printColor, printWidthMm, status: state.status })
  useEffect(() => {
    latest.current = { text, design, frameText, printColor, printWidthMm, status: state.status }
  })
  const [isRequested, setRequested] = useState(false)
  /** Counts the checks after a repair. */
  const [repeats, setRepeats] = useState(0)
  const isChanged = active || !isDefault(design) || printColor !== null || printWidthMm !== null
  const isWanted = isChanged || isRequested

  // biome-ignore lint/correctness/useExhaustiveDependencies: `repeats` starts it once more
  useEffect(() => {
    if (isPaused || !isWanted) return
    const controller = new AbortController()
    const { signal } = controller
    setState((last) => ({ ...last, status: 'checking' }))
    const timer = setTimeout(() => {
      const code = { text, design, frameText, printColor, printWidthMm }
      void checkHealth(checker, code, { signal, onState: setState })
    }, restMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [checker, isPaused, isWanted, repeats, text, design, frameText, printColor, printWidthMm])

  const start = useCallback(() => setRequested(true), [])
  const repair = useCallback(async () => {
    const { status, ...code } = latest.current
    const pictures = await loadLogoPixels(code.design.logo)
    const mender = status === 'failed' ? checkHere : checker
    const repaired = await mender.repair(toInput(code, pictures)).catch(() => null)
    // The check that the repair aborted left no result.
    setRepeats((times) => times + 1)
    return repaired
  }, [checker])

  return { ...state, design, requiredMm: findRequiredWidthMm(text), isPaused, start, repair }
}

/** Also true for a design that was restored after a reload. */
function isDefault(design: Design): boolean {
  return design === defaultDesign || JSON.stringify(design) === JSON.stringify(defaultDesign)
}
