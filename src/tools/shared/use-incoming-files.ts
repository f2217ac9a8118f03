import { useEffect, useRef, useState } from 'react'

export const fileWays = ['drop', 'paste'] as const
export type FileWay = (typeof fileWays)[number]

/**
 * Reports files that are dropped anywhere in the window or pasted while the component is mounted,
 * and returns whether files are being dragged. A drawing may also be pasted as its source, which
 * design tools copy to the clipboard.
 *
 * @param onFiles also called for a drop without files, with an empty list
 */
export function useIncomingFiles(onFiles: (files: readonly Blob[], way: FileWay) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles

  useEffect(() => {
    const allowDrop = (event: DragEvent) => {
      if (!bringsFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      setIsOver(false)
      // Otherwise the browser would leave the page to show the file.
      if (!bringsFiles(event)) return
      event.preventDefault()
      latest.current([...(event.dataTransfer?.files ?? [])], 'drop')
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const drawing = files.length === 0 && findDrawing(event)
      const pasted = drawing ? [drawing] : files
      if (pasted.length === 0) return
      event.preventDefault()
      latest.current(pasted, 'paste')
    }
    window.addEventListener('dragenter', allowDrop)
    window.addEventListener('dragover', allowDrop)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    window.addEventListener('paste', paste)
    return () => {
      setIsOver(false)
      window.removeEventListener('dragenter', allowDrop)
      window.removeEventListener('dragover', allowDrop)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
      window.removeEventListener('paste', paste)
    }
  }, [])

  return isOver
}

function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}

function findDrawing({ clipboardData, target }: ClipboardEvent): Blob | undefined {
  const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select')
  return isTyping ? undefined : findDrawingText(clipboardData?.getData('text/plain') ?? '')
}

/** Returns the source of an SVG drawing as a file. */
export function findDrawingText(text: string): Blob | undefined {
  const isDrawing = /^\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(text) && /<svg[\s>]/i.test(text)
  return isDrawing ? new Blob([text], { type: 'image/svg+xml' }) : undefined
}
