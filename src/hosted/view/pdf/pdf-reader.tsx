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

/** The document can still be downloaded. */
function NotLoaded({ labels }: PagesProps) {
  return <p role="alert">{labels.failed}</p>
}

type ConnectedNavigator = Navigator & { connection?: { saveData?: boolean } }

/**
 * The pages of a PDF. The large renderer is loaded when this is near the viewport; visitors with
 * data saving are prompted first.
 */
export function PdfReader({ url, labels }: PagesProps) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'waiting' | 'prompt' | 'open'>('waiting')

  useEffect(() => {
    const savesData = (navigator as ConnectedNavigator).connection?.saveData
    if (savesData) return setState('prompt')
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
      {state === 'prompt' && (
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

/** Reserves the space of a page while it loads. */
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
