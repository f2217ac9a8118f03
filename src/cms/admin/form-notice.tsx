'use client'

import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'

// On narrow screens the bar has no padding.
const style = `
  .doc-controls { flex-wrap: wrap }
  @media (max-width: 1024px) { .form-notice { padding-inline: var(--gutter-h) } }
`

/** Shows a notice in full width below the bar of a form, where it remains visible. */
export function FormNotice({ children }: { children: ReactNode }) {
  const [bar, setBar] = useState<Element | null>(null)
  const findBar = useCallback(
    (anchor: HTMLElement | null) =>
      setBar(
        anchor?.closest('.doc-controls') ??
          // Of a field, which is below the bar.
          anchor?.closest('form')?.querySelector('.doc-controls') ??
          null,
      ),
    [],
  )
  return (
    <>
      <span hidden ref={findBar} />
      <style>{style}</style>
      {bar &&
        createPortal(
          // Stacked above the blurred background of the bar.
          <div
            className="form-notice"
            style={{
              flex: '0 0 100%',
              paddingBlockEnd: '0.75rem',
              position: 'relative',
              zIndex: 3,
            }}
          >
            {children}
          </div>,
          bar,
        )}
    </>
  )
}
