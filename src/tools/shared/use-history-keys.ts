import { type RefObject, useEffect } from 'react'

/**
 * Handles Ctrl or ⌘ with Z (undo), and with Shift+Z or Y (redo), anywhere on the page. This
 * includes the fields of the tool, whose native history covers only themselves and breaks with every
 * value set by code. Text fields outside of the tool and open dialogs have a history of their own.
 */
export function useHistoryKeys(
  area: RefObject<HTMLElement | null>,
  { undo, redo }: { undo: () => void; redo: () => void },
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
      const key = event.key.toLowerCase()
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey)
      if (key !== 'z' && !isRedo) return
      const target = event.target instanceof Element ? event.target : null
      const isInTool = target !== null && area.current?.contains(target) === true
      if (!isInTool && target?.closest(ownHistory)) return
      event.preventDefault()
      if (isRedo) redo()
      else undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [area, undo, redo])
}

const ownHistory =
  'textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=color]), [contenteditable=true], dialog, [role=dialog]'
