'use client'

import { useEffect, useRef, useState } from 'react'
import type { Verdict } from '@/qr/check'
import type { Design } from '@/qr/design'
import type { OutlinedText } from '@/qr/text'
import { checkOption, findVerdict } from './option-checker'
import { optionKey } from './option-key'
import type { OptionVerdict } from './option-mark'

/** Delay that prevents typing and dragging from queueing outdated checks. */
const restMs = 300

/**
 * Returns the verdict of the code with each option, by id; undefined until there is one. During a
 * check the previous one remains, as outdated: each verdict is stored with the key of what was
 * checked, which is compared while rendering.
 */
export function useOptionVerdicts<Id extends string>(
  base: { text: string; frameText: OutlinedText | null },
  options: readonly { id: Id; design: Design }[],
): ReadonlyMap<Id, OptionVerdict> {
  const [last, setLast] = useState<ReadonlyMap<Id, KeyedVerdict>>(new Map())
  const { text, frameText } = base
  const questions = options.map(({ id, design }) => {
    const option = { text, design, frameText }
    return { id, option, key: optionKey(option) }
  })
  const question = questions.map(({ id, key }) => `${id} ${key}`).join('\n')
  const latest = useRef(questions)
  const shown = useRef(last)
  useEffect(() => {
    latest.current = questions
    shown.current = last
  })

  useEffect(() => {
    if (!question) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      const found = new Map<Id, KeyedVerdict>()
      const show = () => setLast((known) => new Map([...known, ...found]))
      for (const { id, option, key } of latest.current) {
        const verdict = await checkOption(option, { signal }).catch(() => undefined)
        if (signal.aborted) return
        if (!verdict) continue
        found.set(id, { key, verdict })
        // One that is green as before changes nothing, so it can wait for the others.
        if (verdict !== 'green' || verdict !== shown.current.get(id)?.verdict) show()
      }
      show()
    }, restMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [question])

  const verdicts = new Map<Id, OptionVerdict>()
  for (const { id, option, key } of questions) {
    const previous = last.get(id)
    const known = previous?.key === key ? previous.verdict : findVerdict(option)
    const verdict = known ?? previous?.verdict
    if (verdict) verdicts.set(id, { verdict, isOutdated: known === undefined })
  }
  return verdicts
}

type KeyedVerdict = { key: string; verdict: Verdict }
