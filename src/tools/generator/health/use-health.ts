'use client'

import { useCallback, useState } from 'react'
import type { RepairedDesign } from '@/qr/check'
import { type Design, defaultDesign, findRequiredWidthMm } from '@/qr/design'
import { checkHere } from '@/tools/shared/style/check-here'
import { createDesignChecker, type DesignChecker } from '@/tools/shared/style/design-checker'
import { loadLogoPixels } from '@/tools/shared/style/load-logo-pixels'
import { useHandler } from '@/tools/shared/use-handler'
import { useKeyedAnswer } from '@/tools/shared/use-keyed-answer'
import { type CodeToCheck, checkHealth, type HealthState, toInput } from './check-health'

export type Health = HealthState & {
  /** Whether the result is that of an earlier code, while this one is being checked. */
  isOutdated: boolean
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
  code,
  active,
  isPaused = false,
  checker = sharedChecker,
}: {
  /** Checked again whenever it is another object. */
  code: CodeToCheck
  /** Whether the form is not valid: the code is an earlier one, and not checked. */
  isPaused?: boolean
  /** Nothing is loaded or started before this is set. */
  active: boolean
  checker?: DesignChecker
}): Health {
  const { text, design, printColor = null, printWidthMm = null } = code
  const [isRequested, setRequested] = useState(false)
  /** Counts the checks after a repair. */
  const [repeats, setRepeats] = useState(0)
  const isChanged = active || !isDefault(design) || printColor !== null || printWidthMm !== null
  const isWanted = isChanged || isRequested
  const { answer, isCurrent } = useKeyedAnswer<CodeToCheck, HealthState>(
    isWanted && !isPaused ? code : null,
    (asked, { signal, answer: onState }) => checkHealth(checker, asked, { signal, onState }),
    { restMs, repeats },
  )
  const state = isWanted ? (answer ?? { ...untested, status: 'checking' }) : untested
  const isOutdated = isWanted && !isPaused && answer !== undefined && !isCurrent

  const start = useCallback(() => setRequested(true), [])
  const repair = useHandler(async () => {
    const pictures = await loadLogoPixels(design.logo)
    const repairer = state.status === 'failed' ? checkHere : checker
    const repaired = await repairer.repair(toInput(code, pictures)).catch(() => null)
    // The check that the repair aborted left no result.
    setRepeats((times) => times + 1)
    return repaired
  })

  return {
    ...state,
    ...(isOutdated && { status: 'checking' }),
    ...{ isOutdated, design, requiredMm: findRequiredWidthMm(text), isPaused, start, repair },
  }
}

/** Also true for a design that was restored after a reload. */
function isDefault(design: Design): boolean {
  return design === defaultDesign || JSON.stringify(design) === JSON.stringify(defaultDesign)
}
