'use client'

import { type ComponentType, useState } from 'react'
import type { ConsentDialogProps } from './consent-dialog'

/** Lets visitors review and withdraw consent. Without JavaScript nothing was ever allowed. */
export function PrivacyChoices(props: Omit<ConsentDialogProps, 'open' | 'onClose'>) {
  const [Choices, setChoices] = useState<ComponentType<ConsentDialogProps>>()
  const [open, setOpen] = useState(false)

  const show = () => {
    setOpen(true)
    import('./consent-dialog').then(
      ({ ConsentDialog }) => setChoices(() => ConsentDialog),
      () => setOpen(false),
    )
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={show}
        className="-my-1 min-h-6 py-1 text-start underline underline-offset-2 hover:text-ink noscript:hidden"
      >
        {props.words.choices}
      </button>
      {Choices && <Choices {...props} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
