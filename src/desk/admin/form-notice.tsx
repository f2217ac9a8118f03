'use client'

import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './form-notice.module.css'

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
      {bar && createPortal(<div className={styles.notice}>{children}</div>, bar)}
    </>
  )
}
