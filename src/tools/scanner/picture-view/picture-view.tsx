import { useTranslations } from 'next-intl'
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Corners } from '@/qr/decode'
import { shorten } from '@/tools/shared/shorten'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-names'
import type { Reading } from '../list-readings'
import { textWithoutSecrets } from '../results/text-without-secrets'
import type { ScannedPicture } from '../scanned-picture'
import { useDesk } from '../scanner-context'
import { usePictureName } from '../use-picture-name'

/**
 * A picture with every code outlined and numbered. It fits its frame; enlarged it is moved by
 * scrolling, dragging or the arrow keys.
 */
export function PictureView({ picture }: { picture: ScannedPicture }) {
  const t = useTranslations('scanner.picture')
  const name = usePictureName()(picture)
  const readings = useDesk().readings.filter(({ places }) =>
    places.some((place) => place.picture.id === picture.id),
  )
  const frame = useRef<HTMLDivElement>(null)
  const { zoom, zoomBy, resetZoom } = useZoom(frame, picture.id)
  const { preview } = picture
  const isLarge = zoom > 1

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoomBy(1)
    else if (event.key === '-' || event.key === '−') zoomBy(-1)
    else if (event.key === '0') resetZoom()
    else return
    event.preventDefault()
  }
  const zoomButton = (label: string, step: 1 | -1, limit: number, icon: IconName) => (
    <Button
      variant="quiet"
      size="sm"
      square
      aria-label={label}
      disabled={!preview || zoom === limit}
      onClick={() => zoomBy(step)}
    >
      <Icon name={icon} />
    </Button>
  )

  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        {/* biome-ignore lint/a11y/useSemanticElements: a picture with marks on it, no form */}
        <div
          ref={frame}
          role="group"
          aria-label={t('label', { name })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus no keyboard could move it
          tabIndex={0}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => isLarge && startDrag(event)}
          className={classNames(
            'module-mat relative overflow-auto rounded-md border border-line bg-paper-sunken',
            isLarge ? 'h-[min(70dvh,40rem)] cursor-grab' : 'max-h-[min(70dvh,40rem)] min-h-48',
          )}
        >
          {preview && (
            <div
              className="relative mx-auto"
              style={{
                width: isLarge ? `${zoom * 100}%` : undefined,
                maxWidth: isLarge
                  ? undefined
                  : `min(100%, calc(min(70dvh, 40rem) * ${preview.width / preview.height}))`,
                aspectRatio: `${preview.width} / ${preview.height}`,
              }}
            >
              {/* biome-ignore lint/performance/noImgElement: a blob of this browser */}
              <img
                src={preview.url}
                alt={t('alt', { name, count: readings.length })}
                draggable={false}
                className="absolute inset-0 size-full select-none bg-white"
              />
              <CodeMarks picture={picture} readings={readings} />
            </div>
          )}
        </div>
      </div>
      <div className="flex items-center gap-1">
        {zoomButton(t('smaller'), -1, zoomLimits.min, 'minus')}
        {zoomButton(t('larger'), 1, zoomLimits.max, 'plus')}
        <Button
          variant="quiet"
          size="sm"
          disabled={!isLarge}
          onClick={resetZoom}
          className="font-normal"
        >
          <Icon name="maximize" />
          {t('fit')}
        </Button>
        <p className="ms-auto min-w-0 truncate ps-2 text-ink-soft text-xs" title={name}>
          <bdi>{name}</bdi>
        </p>
      </div>
    </div>
  )
}

/** Zooms around the center of the frame; another picture starts fitted. */
function useZoom(frame: RefObject<HTMLElement | null>, pictureId: string) {
  const [zoom, setZoom] = useState(1)
  const center = useRef({ x: 0.5, y: 0.5 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture starts fitted
  useEffect(() => {
    setZoom(1)
    center.current = { x: 0.5, y: 0.5 }
  }, [pictureId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the size follows the zoom
  useEffect(() => {
    const box = frame.current
    if (!box) return
    box.scrollLeft = center.current.x * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = center.current.y * box.scrollHeight - box.clientHeight / 2
  }, [zoom])

  const zoomBy = (step: 1 | -1) => {
    const box = frame.current
    if (box && box.scrollWidth > 0) {
      center.current = {
        x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
        y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
      }
    }
    setZoom((current) => changeZoom(current, step))
  }
  return { zoom, zoomBy, resetZoom: () => setZoom(1) }
}

/** 1 is the size at which the whole picture is shown. */
const zoomLimits = { min: 1, max: 8 }

function changeZoom(zoom: number, step: 1 | -1): number {
  const rounded = Math.round(zoom * Math.SQRT2 ** step * 100) / 100
  return Math.min(zoomLimits.max, Math.max(zoomLimits.min, rounded))
}

function CodeMarks({
  picture,
  readings,
}: {
  picture: ScannedPicture
  readings: readonly Reading[]
}) {
  const { activeKey, activate, focusReading } = useDesk()
  const marks = readings.flatMap((reading) =>
    reading.places
      .filter((place) => place.picture.id === picture.id)
      .map(({ code }, index) => ({ reading, code, id: `${reading.key}-${index}` })),
  )
  return (
    <>
      <svg
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full overflow-visible"
      >
        {marks.map(({ reading, code, id }) => {
          const isActive = reading.key === activeKey
          const points = code.corners.map(({ x, y }) => `${x},${y}`).join(' ')
          return (
            <g key={id} className="fill-none" strokeLinejoin="round">
              {/* White around the color, so that it contrasts with any background. */}
              <polygon
                points={points}
                vectorEffect="non-scaling-stroke"
                className={isActive ? 'stroke-[9px] stroke-white' : 'stroke-[6px] stroke-white'}
              />
              {/* biome-ignore lint/a11y/noStaticElementInteractions: its number does the same */}
              <polygon
                points={points}
                vectorEffect="non-scaling-stroke"
                onPointerEnter={() => activate(reading.key)}
                onPointerLeave={() => activate(null)}
                onClick={() => focusReading(reading.key)}
                className={classNames(
                  'pointer-events-auto cursor-pointer stroke-accent',
                  isActive ? 'fill-accent/20 stroke-[5px]' : 'fill-transparent stroke-[3px]',
                )}
              />
            </g>
          )
        })}
      </svg>
      {marks.map(({ reading, code, id }) => (
        <CodeMark key={id} reading={reading} corners={code.corners} size={picture} />
      ))}
    </>
  )
}

/** A pointer that moves by more pixels drags instead of clicking. */
const maxClickMove = 4

/** Moves the picture with the mouse; touch scrolls it natively. */
function startDrag(event: PointerEvent<HTMLElement>): void {
  if (event.pointerType !== 'mouse' || event.button !== 0) return
  if ((event.target as Element).closest('button')) return
  const box = event.currentTarget
  const start = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop }
  let isMoved = false
  const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
    const [dx, dy] = [clientX - start.x, clientY - start.y]
    isMoved ||= Math.hypot(dx, dy) > maxClickMove
    if (!isMoved) return
    box.scrollLeft = start.left - dx
    box.scrollTop = start.top - dy
  }
  const stop = () => {
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', stop)
    window.removeEventListener('pointercancel', stop)
    // The end of a drag is not a click.
    if (isMoved) box.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => box.removeEventListener('click', swallow, { capture: true }))
  }
  const swallow = (click: MouseEvent) => click.stopPropagation()
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', stop)
  window.addEventListener('pointercancel', stop)
}

const maxNameLength = 60

/** A button with the number of a code at its top left, which leads to the code's result. */
function CodeMark({
  reading: { key, number, read },
  corners,
  size,
}: {
  reading: Reading
  corners: Corners
  size: { width: number; height: number }
}) {
  const t = useTranslations('scanner.picture')
  const { activeKey, activate, focusReading } = useDesk()
  const left = Math.min(...corners.map(({ x }) => x))
  const top = Math.min(...corners.map(({ y }) => y))
  const inside = (value: number) => `clamp(0.9rem, ${value * 100}%, calc(100% - 0.9rem))`
  return (
    <button
      type="button"
      data-mark={key}
      aria-label={t('mark', {
        number,
        text: shorten(textWithoutSecrets(read.code), maxNameLength),
      })}
      onPointerEnter={() => activate(key)}
      onPointerLeave={() => activate(null)}
      onFocus={() => activate(key)}
      onBlur={() => activate(null)}
      onClick={() => focusReading(key)}
      style={{ left: inside(left / size.width), top: inside(top / size.height) }}
      className={classNames(
        'absolute flex min-h-7 min-w-7 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-md border-2 px-1 font-medium text-sm tabular-nums shadow-raised',
        key === activeKey
          ? 'z-10 scale-115 border-accent bg-white text-black'
          : 'border-white bg-accent text-on-accent',
      )}
    >
      {number}
    </button>
  )
}
