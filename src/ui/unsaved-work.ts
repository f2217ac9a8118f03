import { useEffect } from 'react'

/** One entry for every part of the page that holds something a reload would lose or interrupt. */
const holders = new Set<object>()

/** Whether anything on the page would be lost or interrupted by a reload that no one asked for. */
export function hasUnsavedWork(): boolean {
  return holders.size > 0 || isWriting()
}

/** In the middle of a word anywhere, as in the search of the blog. */
function isWriting(): boolean {
  const field = document.activeElement
  const isText = field?.matches('textarea, input:not([type=checkbox], [type=radio], [type=range])')
  return isText === true && (field as HTMLInputElement).value !== ''
}

/**
 * Says, for as long as the caller is on the page, whether it holds work of the visitor's that a
 * reload would lose or interrupt: typed, chosen, drawn or running. That the tab restores it does
 * not matter, since being interrupted is a loss of its own.
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
