import { type RefObject, useEffect } from 'react'

/**
 * Ctrl or ⌘ with Z takes back, with Shift+Z or Y brings again, anywhere in the tool: also in its
 * fields, whose own history knows nothing of the rest and breaks with every value we set.
 */
export function useHistoryKeys(
  area: RefObject<HTMLElement | null>,
  { undo, redo }: { undo: () => void; redo: () => void },
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey)
      if (key !== 'z' && !isRedo) return
      event.preventDefault()
      if (isRedo) redo()
      else undo()
    }
    const element = area.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [area, undo, redo])
}
