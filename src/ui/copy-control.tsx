'use client'

import { useEffect, useState } from 'react'
import { Icon } from './icon/icon'

type Outcome = 'copied' | 'failed'

const shownMs = 3000

/** A button that copies a text and says whether it worked. */
export function CopyControl({
  text,
  label,
  labels,
  look = 'border-line-strong bg-paper px-3 hover:border-ink',
}: {
  /** The text, or a function that finds it. */
  text: string | (() => string)
  /** The accessible name, which includes what is copied. */
  label: string
  labels: Readonly<Record<'copy' | Outcome, string>>
  /** Classes of its border, background and padding. */
  look?: string
}) {
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  return (
    <span className="noscript:hidden">
      <button
        type="button"
        onClick={copy}
        aria-label={label}
        className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border text-sm [&_svg]:size-[1.125em] ${look}`}
      >
        {outcome === 'copied' ? <Icon name="check" /> : <Icon name="copy" />}
        <span aria-hidden="true" className="@max-[22.5rem]:hidden">
          {labels[outcome === 'copied' ? 'copied' : 'copy']}
        </span>
      </button>
      <span role="status" className={outcome === 'failed' ? 'mt-1 block text-xs' : 'sr-only'}>
        {outcome && labels[outcome]}
      </span>
    </span>
  )
}
