import { useEffect } from 'react'

/** One entry for each component with something that a reload would lose or interrupt. */
const holders = new Set<object>()

/** Whether a reload would lose or interrupt anything on the page. */
export function hasUnsavedWork(): boolean {
  return holders.size > 0 || isWriting()
}

/** Whether a text field has focus and text, such as the search of the blog. */
function isWriting(): boolean {
  const field = document.activeElement
  const isText = field?.matches('textarea, input:not([type=checkbox], [type=radio], [type=range])')
  return isText === true && (field as HTMLInputElement).value !== ''
}

/**
 * Registers, while the caller is mounted, whether it has work that a reload would lose or interrupt:
 * typed, chosen, drawn or running. Restored work counts too, because the interruption itself is a loss.
 */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const holder = {}
    holders.add(holder)
    return () => {
      holders.delete(holder)
    }
  }, [isUnsaved])
}
