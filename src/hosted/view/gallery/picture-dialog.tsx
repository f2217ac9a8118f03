'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'

export type Picture = {
  id: string
  /** The full picture, and its thumbnail. */
  src: string
  smallSrc: string
  name: string
  widthPx: number | null
  heightPx: number | null
  caption: string
  /** The language of the caption. */
  lang: string
  /** `Picture 2 of 5`. */
  label: string
}

export type PictureLabels = Record<
  'title' | 'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'save' | 'close',
  string
>

const zooms = [1, 2, 3, 4]

type DialogProps = {
  pictures: readonly Picture[]
  /** The index of the picture to show first. */
  first: number
  labels: PictureLabels
  onClose: () => void
}

/**
 * A full-screen viewer for one picture at a time: changed by buttons, arrow keys or a swipe,
 * enlarged by buttons, plus and minus or a double click, and then moved by scrolling.
 */
export function PictureDialog({ pictures, first, labels, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(first)
  const [zoom, setZoom] = useState(1)
  const picture = pictures[current]

  useEffect(() => {
    dialog.current?.showModal()
    const list = track.current
    if (list) list.scrollLeft = first * list.clientWidth
  }, [first])

  const go = (index: number) => {
    const list = track.current
    if (!list || index < 0 || index >= pictures.length) return
    setZoom(1)
    setCurrent(index)
    list.scrollTo({ left: index * list.clientWidth, behavior: 'instant' })
  }
  const scale = (step: number) => setZoom((now) => zooms[zooms.indexOf(now) + step] ?? now)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return
    const commands: Record<string, () => void> = {
      ArrowLeft: () => go(current - 1),
      ArrowRight: () => go(current + 1),
      Home: () => go(0),
      End: () => go(pictures.length - 1),
      '+': () => scale(1),
      '-': () => scale(-1),
    }
    const command = commands[event.key]
    // The arrow keys scroll an enlarged picture.
    if (!command || (zoom > 1 && event.key.startsWith('Arrow'))) return
    event.preventDefault()
    command()
  }

  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-label={labels.title}
      className="m-0 size-full max-h-none max-w-none bg-black text-white [--accent:#ffffff] open:flex open:flex-col"
    >
      <Toolbar
        picture={picture}
        labels={labels}
        zoom={zoom}
        onZoom={scale}
        onClose={() => dialog.current?.close()}
      />
      <div className="relative min-h-0 grow">
        <ul
          ref={track}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
            if (zoom === 1 && clientWidth) setCurrent(Math.round(scrollLeft / clientWidth))
          }}
          className={classNames(
            'flex size-full snap-x snap-mandatory overscroll-contain',
            zoom === 1 ? 'overflow-x-auto' : 'overflow-hidden',
          )}
        >
          {pictures.map((each, index) => (
            <li
              key={each.id}
              aria-hidden={index === current ? undefined : true}
              className="size-full shrink-0 snap-center"
            >
              <Frame
                picture={each}
                zoom={index === current ? zoom : 1}
                isLoaded={Math.abs(index - current) < 2}
                onDoubleClick={() => setZoom((now) => (now === 1 ? 2 : 1))}
              />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <StepControls labels={labels} index={current} count={pictures.length} onGo={go} />
        )}
      </div>
      {picture?.caption && (
        <p
          lang={picture.lang}
          className="wrap-anywhere max-h-28 overflow-y-auto p-4 text-center text-sm"
        >
          {picture.caption}
        </p>
      )}
    </dialog>
  )
}

function Toolbar({
  picture,
  labels,
  zoom,
  onZoom,
  onClose,
}: {
  picture: Picture | undefined
  labels: PictureLabels
  zoom: number
  onZoom: (step: 1 | -1) => void
  onClose: () => void
}) {
  return (
    <div className="flex items-center gap-1 p-2">
      <p aria-live="polite" className="me-auto ps-2 text-sm tabular-nums">
        {picture?.label}
      </p>
      <Control label={labels.zoomOut} onPress={() => onZoom(-1)} disabled={zoom === zooms[0]}>
        <Icon name="zoom-out" />
      </Control>
      <Control label={labels.zoomIn} onPress={() => onZoom(1)} disabled={zoom === zooms.at(-1)}>
        <Icon name="zoom-in" />
      </Control>
      <a
        href={picture?.src}
        download={picture?.name}
        aria-label={labels.save}
        title={labels.save}
        className={controlClass}
      >
        <Icon name="download" />
      </a>
      <Control label={labels.close} onPress={onClose}>
        <Icon name="x" />
      </Control>
    </div>
  )
}

function StepControls({
  labels,
  index,
  count,
  onGo,
}: {
  labels: PictureLabels
  index: number
  count: number
  onGo: (index: number) => void
}) {
  const steps = [
    { label: labels.previous, step: -1, side: 'start-2', icon: 'chevron-left' },
    { label: labels.next, step: 1, side: 'end-2', icon: 'chevron-right' },
  ] as const
  return steps.map(({ label, step, side, icon }) => (
    <Control
      key={step}
      label={label}
      onPress={() => onGo(index + step)}
      disabled={index + step < 0 || index + step >= count}
      className={classNames('absolute top-1/2 -translate-y-1/2 bg-black/60', side)}
    >
      <Icon name={icon} />
    </Control>
  ))
}

function Frame({
  picture,
  zoom,
  isLoaded,
  onDoubleClick,
}: {
  picture: Picture
  zoom: number
  /** Loads the picture only if it is shown or next to it. */
  isLoaded: boolean
  onDoubleClick: () => void
}) {
  return (
    <section
      aria-label={picture.label}
      // Enlarged it can be scrolled by keyboard.
      tabIndex={zoom > 1 ? 0 : -1}
      onDoubleClick={onDoubleClick}
      className={classNames(
        'size-full focus-visible:-outline-offset-4',
        zoom > 1 ? 'overflow-auto' : 'overflow-hidden',
      )}
    >
      {isLoaded && (
        // biome-ignore lint/performance/noImgElement: uploads pass through no optimizer
        <img
          src={picture.src}
          alt={picture.caption || picture.label}
          draggable={false}
          className="max-w-none object-contain"
          style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
        />
      )}
    </section>
  )
}

const controlClass =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-white hover:bg-white/15 disabled:opacity-40 [&_svg]:size-5'

function Control({
  label,
  onPress,
  disabled = false,
  className,
  children,
}: {
  label: string
  onPress: () => void
  disabled?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
      className={classNames(controlClass, 'aria-disabled:opacity-40', className)}
    >
      {children}
    </button>
  )
}
