import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { useGenerator } from '../generator-context'
import { findRandomStyle, type StyleProposal } from './find-random-style'

/** A button for a random style, which is tested before it is shown. */
export function RandomStyle() {
  const { code, design, frameText, restyle } = useGenerator()
  const t = useTranslations('editor.style.random')
  const [state, setState] = useState<'busy' | StyleProposal | null>(null)
  const running = useRef<AbortController>(undefined)
  const presses = useRef(0)
  const latest = useRef(design)
  useEffect(() => {
    latest.current = design
  }, [design])
  useEffect(
    () => () => {
      running.current?.abort()
      setState((now) => (now === 'busy' ? null : now))
    },
    [],
  )

  const surprise = async () => {
    running.current = new AbortController()
    const { signal } = running.current
    setState('busy')
    const found = await findRandomStyle({ text: code.text, design, frameText }, signal)
    if (signal.aborted) return
    // The design was changed meanwhile, so the style is out of date.
    if (latest.current !== design) return setState(null)
    presses.current += 1
    restyle(found.design, `random ${presses.current}`)
    setState(found)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" busy={state === 'busy'} onClick={surprise}>
        <Icon name="dices" />
        {t('label')}
      </Button>
      <p role="status" className="min-w-0 flex-1 basis-48 text-ink-soft text-xs">
        {state === null && t('hint')}
        {state === 'busy' && t('busy')}
        {state && state !== 'busy' && <Told found={state} />}
      </p>
    </div>
  )
}

function Told({ found: { isTested, madeSmaller, raised } }: { found: StyleProposal }) {
  const t = useTranslations('editor.style.random')
  if (!isTested) return t('preset')
  if (!madeSmaller && !raised) return t('made')
  const what = madeSmaller ? (raised ? 'both' : 'logo') : 'level'
  return t('changed', { what })
}
