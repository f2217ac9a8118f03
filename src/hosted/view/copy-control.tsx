'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/ui/icon/icon'

type Outcome = 'copied' | 'failed'

const shownMs = 3000

export function CopyControl({
  text,
  label,
  labels,
}: {
  text: string
  /** The accessible name, which includes what is copied. */
  label: string
  labels: Record<'copy' | Outcome, string>
}) {
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
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
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border border-line-strong bg-paper px-3 text-sm hover:border-ink [&_svg]:size-[1.125em]"
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
