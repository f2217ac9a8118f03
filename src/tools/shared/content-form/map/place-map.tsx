'use client'

import 'leaflet/dist/leaflet.css'
import { type CircleMarker, circleMarker, type Map as LeafletMap, map, tileLayer } from 'leaflet'
import { Crosshair, Minus, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import type { MapPlace, MapTiles } from './map-place'

const wholeWorld = { latitude: 25, longitude: 10, zoom: 1 }
const streetZoom = 15
/** About a metre; more digits only make the code larger. */
const decimals = 5

/** A map on which a press sets the place; by keyboard it is moved under the cross and taken. */
export function PlaceMap({
  tiles,
  place,
  onPick,
}: {
  tiles: MapTiles
  place: MapPlace | null
  onPick: (place: MapPlace) => void
}) {
  const t = useTranslations('editor.map')
  const element = useRef<HTMLDivElement>(null)
  const shown = useRef<LeafletMap>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const pick = useRef(onPick)
  useEffect(() => {
    pick.current = onPick
  })

  // The map is made once; where it first looks is where the place is at that moment.
  const start = useRef(place)
  const { url, attribution } = tiles
  useEffect(() => {
    if (!element.current) return
    const { latitude, longitude } = start.current ?? wholeWorld
    // Its own buttons and credits are written as HTML, which Trusted Types forbid; ours stand below.
    const leaflet = map(element.current, { zoomControl: false, attributionControl: false }).setView(
      [latitude, longitude],
      start.current ? streetZoom : wholeWorld.zoom,
    )
    tileLayer(url, { maxZoom: 19, referrerPolicy: 'strict-origin' })
      .on('tileerror', () => setHasFailed(true))
      .on('tileload', () => setHasFailed(false))
      .addTo(leaflet)
    leaflet.on('click', ({ latlng }) => pick.current(roundPlace(latlng.wrap())))
    shown.current = leaflet
    return () => {
      leaflet.remove()
      shown.current = null
    }
  }, [url])

  const mark = useRef<CircleMarker>(null)
  const { latitude, longitude } = place ?? {}
  useEffect(() => {
    const leaflet = shown.current
    if (!leaflet) return
    mark.current?.remove()
    mark.current = null
    if (latitude === undefined || longitude === undefined) return
    mark.current = circleMarker([latitude, longitude], {
      radius: 8,
      weight: 3,
      color: '#ffffff',
      fillColor: '#c2340f',
      fillOpacity: 1,
      interactive: false,
    }).addTo(leaflet)
    if (!leaflet.getBounds().contains([latitude, longitude])) {
      leaflet.setView([latitude, longitude], Math.max(leaflet.getZoom(), streetZoom))
    }
  }, [latitude, longitude])

  const takeCentre = () => {
    const centre = shown.current?.getCenter().wrap()
    if (centre) onPick(roundPlace(centre))
  }
  return (
    <div className="flex flex-col gap-2">
      <p className="text-ink-soft text-sm">{t('how')}</p>
      <div className="relative isolate">
        <div
          ref={element}
          role="application"
          aria-label={t('label')}
          className="h-80 w-full rounded-md border border-line-strong bg-paper-sunken"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 z-[500] m-auto size-4 border-black/60 [background:linear-gradient(currentColor,currentColor)_center/1px_100%_no-repeat,linear-gradient(currentColor,currentColor)_center/100%_1px_no-repeat]"
        />
        <div className="absolute end-2 top-2 z-[500] flex flex-col gap-1">
          <Button
            variant="secondary"
            size="sm"
            square
            aria-label={t('zoomIn')}
            onClick={() => shown.current?.zoomIn()}
          >
            <Plus aria-hidden="true" />
          </Button>
          <Button
            variant="secondary"
            size="sm"
            square
            aria-label={t('zoomOut')}
            onClick={() => shown.current?.zoomOut()}
          >
            <Minus aria-hidden="true" />
          </Button>
        </div>
        {attribution && (
          <span className="absolute end-0 bottom-0 z-[500] bg-white/80 px-1.5 py-0.5 text-black text-xs">
            {attribution}
          </span>
        )}
      </div>
      <Button variant="secondary" size="sm" className="self-start" onClick={takeCentre}>
        <Crosshair aria-hidden="true" />
        {t('takeCentre')}
      </Button>
      {hasFailed && (
        <Notice tone="warn" live>
          {t('failed')}
        </Notice>
      )}
    </div>
  )
}

function roundPlace({ lat, lng }: { lat: number; lng: number }): MapPlace {
  return { latitude: Number(lat.toFixed(decimals)), longitude: Number(lng.toFixed(decimals)) }
}
