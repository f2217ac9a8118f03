import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { type PastedPlace, parsePlace } from '@/qr/content'
import { Button } from '@/ui/button'
import { CautionIcon } from '@/ui/caution-icon'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import type { FillFields } from './fill-fields'

type Outcome =
  | { kind: 'located'; meters: number }
  | { kind: 'pasted' }
  | {
      kind: 'refused'
      reason: PositionRefusal | Exclude<PastedPlace, { ok: true }>['reason']
    }

const coordinates = ['latitude', 'longitude']

/** Fills in coordinates from the device's position or from a pasted map link. */
export function MapTools({ onFill }: { onFill: FillFields }) {
  const t = useTranslations('content.forms.map')
  const own = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState<Outcome>()
  const [isLocating, setIsLocating] = useState(false)

  // The schema renders the fields, so events are handled on their form.
  useEffect(() => {
    const form = own.current?.closest('form')
    if (!form) return
    /** @returns whether the text was parsed as a place */
    const fillFrom = (target: EventTarget | null, text: string) => {
      if (!(target instanceof HTMLInputElement && coordinates.includes(target.name))) return false
      const place = parsePlace(text)
      if (!place) return false
      if (place.ok) {
        const { latitude, longitude, label } = place
        onFill({ latitude, longitude, ...(label && { label }) }, 'place')
      }
      setOutcome(place.ok ? { kind: 'pasted' } : { kind: 'refused', reason: place.reason })
      return true
    }
    const handlePaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (fillFrom(event.target, text)) event.preventDefault()
    }
    const handleFocusOut = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) fillFrom(target, target.value)
    }
    const reset = () => setOutcome(undefined)
    form.addEventListener('paste', handlePaste)
    form.addEventListener('focusout', handleFocusOut)
    form.addEventListener('input', reset)
    return () => {
      form.removeEventListener('paste', handlePaste)
      form.removeEventListener('focusout', handleFocusOut)
      form.removeEventListener('input', reset)
    }
  }, [onFill])

  const locate = async () => {
    setIsLocating(true)
    setOutcome(undefined)
    const found = await findPosition()
    setIsLocating(false)
    if (found.ok) {
      onFill({ latitude: found.latitude, longitude: found.longitude }, 'place')
      setOutcome({ kind: 'located', meters: found.accuracyMetres })
    } else setOutcome({ kind: 'refused', reason: found.reason })
  }

  return (
    <div ref={own} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" busy={isLocating} onClick={locate}>
          <Icon name="locate-fixed" />
          {t('locate')}
        </Button>
        <p className="min-w-48 flex-1 text-ink-soft text-xs">{t('paste')}</p>
      </div>
      <p
        role="status"
        className={classNames(
          'flex gap-1.5 text-xs empty:hidden',
          outcome?.kind === 'refused' ? 'text-bad' : 'text-good',
        )}
      >
        {isLocating && <span className="sr-only">{t('locating')}</span>}
        {outcome?.kind === 'refused' && (
          <>
            <CautionIcon className="mt-[0.2em] size-[1em] shrink-0" />
            {t(`refused.${outcome.reason}`)}
          </>
        )}
        {outcome?.kind === 'located' && t('located', { meters: outcome.meters })}
        {outcome?.kind === 'pasted' && t('pasted')}
      </p>
    </div>
  )
}

type PositionRefusal = 'unsupported' | 'insecure' | 'denied' | 'unavailable' | 'timeout'
type FoundPosition =
  | { ok: true; latitude: string; longitude: string; accuracyMetres: number }
  | { ok: false; reason: PositionRefusal }

const timeoutMs = 15_000
const maxAgeMs = 60_000
/** Five decimals are about a meter, more precise than any phone. */
const decimals = 5

/** The position of the device, or why it is unavailable. The browser prompts for permission. */
function findPosition(): Promise<FoundPosition> {
  if (!window.isSecureContext) return refuse('insecure')
  if (!('geolocation' in navigator)) return refuse('unsupported')
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          ok: true,
          latitude: String(Number(coords.latitude.toFixed(decimals))),
          longitude: String(Number(coords.longitude.toFixed(decimals))),
          accuracyMetres: Math.max(1, Math.round(coords.accuracy)),
        }),
      (error) => resolve({ ok: false, reason: findReason(error) }),
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: maxAgeMs },
    ),
  )
}

async function refuse(reason: PositionRefusal): Promise<FoundPosition> {
  return { ok: false, reason }
}

function findReason(error: GeolocationPositionError): PositionRefusal {
  if (error.code === error.PERMISSION_DENIED) return 'denied'
  return error.code === error.TIMEOUT ? 'timeout' : 'unavailable'
}
