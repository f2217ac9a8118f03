import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist'
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from '@/ui/class-names'
import styles from './pdf-page.module.css'

/** Sharp on any phone, and within the canvas limit of old ones. */
const maxPixels = 5_000_000
/** The width of the page is stable for so long before it is drawn again. */
const pauseMs = 150

/**
 * A page, drawn while it is near the viewport. A transparent text layer makes it selectable,
 * searchable and readable by screen readers.
 */
export function PdfPage({
  document,
  number,
  ratio,
  label,
}: {
  document: PDFDocumentProxy
  number: number
  /** Width by height; of the first page until this one is loaded. */
  ratio: number
  label: string
}) {
  const sheet = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const textLayer = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const width = useDebouncedWidth(sheet)
  const [ownRatio, setOwnRatio] = useState(ratio)
  const [scale, setScale] = useState(1)
  const [isDrawn, setDrawn] = useState(false)

  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '60% 0%',
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])

  useEffect(() => {
    if (!isNear || width === 0) return
    let stop = () => {}
    let isWanted = true
    const draw = async () => {
      const page = await document.getPage(number)
      const [target, layer] = [canvas.current, textLayer.current]
      if (!isWanted || !target || !layer) return
      const size = page.getViewport({ scale: 1 })
      setOwnRatio(size.width / size.height)
      const onScreen = width / size.width
      setScale(onScreen)
      const sharp = Math.min(
        onScreen * window.devicePixelRatio,
        Math.sqrt(maxPixels / (size.width * size.height)),
      )
      const viewport = page.getViewport({ scale: sharp })
      target.width = Math.floor(viewport.width)
      target.height = Math.floor(viewport.height)
      const task = page.render({ canvas: target, viewport, background: '#ffffff' })
      const text = new TextLayer({
        textContentSource: page.streamTextContent(),
        container: layer,
        viewport: page.getViewport({ scale: onScreen }),
      })
      stop = () => {
        task.cancel()
        text.cancel()
      }
      await Promise.all([task.promise.then(() => setDrawn(true)), text.render()])
    }
    // A page that cannot be drawn stays white; the document can still be downloaded.
    draw().catch(() => {})
    return () => {
      isWanted = false
      stop()
      setDrawn(false)
      const [target, layer] = [canvas.current, textLayer.current]
      layer?.replaceChildren()
      // Some browsers release a canvas's memory only when it is resized.
      if (target) target.width = target.height = 0
    }
  }, [document, number, isNear, width])

  return (
    <section
      ref={sheet}
      aria-label={label}
      className="relative overflow-hidden border border-line bg-white"
      style={{ aspectRatio: ownRatio }}
    >
      {/* Hidden until it is drawn, because it would be black. */}
      <canvas ref={canvas} className={classNames('size-full', !isDrawn && 'opacity-0')} />
      <div
        ref={textLayer}
        className={classNames('absolute inset-0', styles.text)}
        style={{ '--total-scale-factor': scale } as CSSProperties}
      />
    </section>
  )
}

/** The width of an element, 0 at first; changes are reported once they have ended. */
function useDebouncedWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  // Turning a phone changes the width, and so does every step of a dragged window edge.
  useEffect(() => {
    const measured = element.current
    if (!measured) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => setWidth(measured.clientWidth)
    const watch = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(measure, pauseMs)
    })
    measure()
    watch.observe(measured)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [element])
  return width
}
