import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { classNames } from '@/ui/class-names'
import styles from './pdf-page.module.css'

/** Enough for a sharp page on any phone, and no more than old ones hold. */
const mostPixels = 5_000_000

/**
 * A page, drawn while it is near the screen. Its words lie over it unseen, so that they can be
 * marked, found and read aloud.
 */
export function PdfPage({
  document,
  number,
  ratio,
  label,
}: {
  document: PDFDocumentProxy
  number: number
  /** Width by height of the first page, until this one is known. */
  ratio: number
  label: string
}) {
  const sheet = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
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
    if (!isNear) return
    let stop = () => {}
    let isWanted = true
    const draw = async () => {
      const page = await document.getPage(number)
      const [target, layer, width] = [canvas.current, words.current, sheet.current?.clientWidth]
      if (!isWanted || !target || !layer || !width) return
      const size = page.getViewport({ scale: 1 })
      setOwnRatio(size.width / size.height)
      const onScreen = width / size.width
      setScale(onScreen)
      const sharp = Math.min(
        onScreen * window.devicePixelRatio,
        Math.sqrt(mostPixels / (size.width * size.height)),
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
    // A page that cannot be drawn stays white; the document can still be saved.
    draw().catch(() => {})
    return () => {
      isWanted = false
      stop()
      setDrawn(false)
      const [target, layer] = [canvas.current, words.current]
      layer?.replaceChildren()
      // Some browsers keep the memory until it is said that nothing is left.
      if (target) target.width = target.height = 0
    }
  }, [document, number, isNear])

  return (
    <section
      ref={sheet}
      aria-label={label}
      className="relative overflow-hidden border border-line bg-white"
      style={{ aspectRatio: ownRatio }}
    >
      {/* Black while it is drawn on. */}
      <canvas ref={canvas} className={classNames('size-full', !isDrawn && 'opacity-0')} />
      <div
        ref={words}
        className={classNames('absolute inset-0', styles.words)}
        style={{ '--total-scale-factor': scale } as CSSProperties}
      />
    </section>
  )
}
