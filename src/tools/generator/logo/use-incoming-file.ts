import { useEffect, useRef, useState } from 'react'

/**
 * Files dropped anywhere in the window or pasted, as long as the component is shown; and whether
 * one is being dragged over. A drawing may also be pasted as its source, which is what design tools
 * put on the clipboard.
 */
export function useIncomingFile(onFile: (file: Blob | undefined) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(onFile)
  latest.current = onFile

  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!bringsFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      setIsOver(false)
      // The browser would leave the page to show the file.
      if (!bringsFiles(event)) return
      event.preventDefault()
      latest.current(findFile(event.dataTransfer))
    }
    const paste = (event: ClipboardEvent) => {
      const pasted = findFile(event.clipboardData) ?? findDrawing(event)
      if (!pasted) return
      event.preventDefault()
      latest.current(pasted)
    }
    window.addEventListener('dragenter', hold)
    window.addEventListener('dragover', hold)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    window.addEventListener('paste', paste)
    return () => {
      setIsOver(false)
      window.removeEventListener('dragenter', hold)
      window.removeEventListener('dragover', hold)
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

/** Of several the first picture. */
function findFile(data: DataTransfer | null): File | undefined {
  const files = [...(data?.files ?? [])]
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0]
}

function findDrawing({ clipboardData, target }: ClipboardEvent): Blob | undefined {
  const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select')
  return isTyping ? undefined : findDrawingText(clipboardData?.getData('text/plain') ?? '')
}

/** The source of an SVG drawing as a file. */
export function findDrawingText(text: string): Blob | undefined {
  const isDrawing = /^\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(text) && /<svg[\s>]/i.test(text)
  return isDrawing ? new Blob([text]) : undefined
}
