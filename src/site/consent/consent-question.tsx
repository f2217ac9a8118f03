'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { ConsentNoteProps } from './consent-note'
import { useConsent } from './use-consent'

/** Loads the consent prompt only if a choice is missing. */
export function ConsentQuestion(props: ConsentNoteProps) {
  const choices = useConsent()
  const isUndecided =
    choices !== undefined && props.services.some(({ purpose }) => choices[purpose] === undefined)
  const [Note, setNote] = useState<ComponentType<ConsentNoteProps>>()

  useEffect(() => {
    if (!isUndecided) return
    // If loading fails, the prompt is shown on a later visit; until then nothing is allowed.
    import('./consent-note').then(
      ({ ConsentNote }) => setNote(() => ConsentNote),
      () => {},
    )
  }, [isUndecided])

  return isUndecided && Note ? <Note {...props} /> : null
}
