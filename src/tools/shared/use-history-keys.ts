import { type RefObject, useEffect } from 'react'

/**
 * Handles Ctrl or ⌘ with Z (undo), and with Shift+Z or Y (redo), anywhere in the tool. This
 * includes its fields, whose native history covers only themselves and breaks with every value set
 * by code.
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
