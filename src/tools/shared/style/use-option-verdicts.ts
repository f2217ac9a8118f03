'use client'

import { useEffect, useRef, useState } from 'react'
import type { Verdict } from '@/qr/check'
import type { Design } from '@/qr/design'
import type { OutlinedText } from '@/qr/text'
import { checkOption } from './option-checker'
import { optionKey } from './option-key'

/** Delay that prevents typing and dragging from queueing outdated checks. */
const restMs = 300

/**
 * Returns the verdict of the code with each option, by id; undefined until it is known. The
 * previous verdicts remain during a change.
 */
export function useOptionVerdicts(
  base: { text: string; frameText: OutlinedText | null },
  options: readonly { id: string; design: Design }[],
): ReadonlyMap<string, Verdict> {
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, Verdict>>(new Map())
  const { text, frameText } = base
  const checkedOptions = options.map(({ id, design }) => ({
    id,
    option: { text, design, frameText },
  }))
  const question = checkedOptions.map(({ id, option }) => `${id} ${optionKey(option)}`).join('\n')
  const latest = useRef(checkedOptions)
  useEffect(() => {
    latest.current = checkedOptions
  })

  useEffect(() => {
    if (!question) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      for (const { id, option } of latest.current) {
        const verdict = await checkOption(option, { signal }).catch(() => undefined)
        if (signal.aborted) return
        if (verdict) setVerdicts((known) => withVerdict(known, id, verdict))
      }
    }, restMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [question])

  return verdicts
}

/** Returns the same map if the verdict is unchanged, so that components do not render again. */
function withVerdict(known: ReadonlyMap<string, Verdict>, id: string, verdict: Verdict) {
  return known.get(id) === verdict ? known : new Map(known).set(id, verdict)
}
