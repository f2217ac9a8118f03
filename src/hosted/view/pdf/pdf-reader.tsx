'use client'

import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { actionStyle } from '../action-style'
import type { PdfLabels } from './pdf-pages'

type PagesProps = { url: string; labels: PdfLabels }

const PdfPages = lazy<ComponentType<PagesProps>>(() =>
  import('./pdf-pages').then(
    ({ PdfPages }) => ({ default: PdfPages }),
    () => ({ default: NotLoaded }),
  ),
)

/** The document can still be saved. */
function NotLoaded({ labels }: PagesProps) {
  return <p role="alert">{labels.failed}</p>
}

type ConnectedNavigator = Navigator & { connection?: { saveData?: boolean } }

/**
 * The pages of a PDF within the page. What draws them is heavy, so it comes once the place for it
 * is near the screen; who saves data is asked first.
 */
export function PdfReader({ url, labels }: PagesProps) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'waiting' | 'asked' | 'open'>('waiting')

  useEffect(() => {
    const savesData = (navigator as ConnectedNavigator).connection?.saveData
    if (savesData) return setState('asked')
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setState('open')
      },
      { rootMargin: '200px' },
    )
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])

  return (
    <div ref={place} className="noscript:hidden">
      {state === 'asked' && (
        <button type="button" onClick={() => setState('open')} className={actionStyle('other')}>
          {labels.show}
        </button>
      )}
      {state === 'waiting' && <Paper />}
      {state === 'open' && (
        <Suspense fallback={<Paper>{labels.loading}</Paper>}>
          <PdfPages url={url} labels={labels} />
        </Suspense>
      )}
    </div>
  )
}

/** Keeps the room of a page until it is there. */
function Paper({ children }: { children?: ReactNode }) {
  return (
    <div
      role="status"
      className="grid aspect-[1/1.414] place-items-center border border-line bg-paper-sunken p-6 text-center text-ink-soft text-sm"
    >
      {children}
    </div>
  )
}
