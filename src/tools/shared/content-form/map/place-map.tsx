'use client'

import 'leaflet/dist/leaflet.css'
import { type CircleMarker, circleMarker, type Map as LeafletMap, map, tileLayer } from 'leaflet'
import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useHandler } from '@/tools/shared/use-handler'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import type { MapPlace, MapTiles } from './map-place'

const wholeWorld = { latitude: 25, longitude: 10, zoom: 1 }
const streetZoom = 15
/** About a meter; more digits only make the code larger. */
const decimals = 5

/** A map that is clicked to choose a place; by keyboard it is moved under the crosshair. */
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
  const [hasFailed, setHasFailed] = useState(false)
  const leaflet = useLeaflet(element, { url: tiles.url, place, onPick, onTiles: setHasFailed })
  useMarker(leaflet, place)

  const pickCenter = () => {
    const center = leaflet.current?.getCenter().wrap()
    if (center) onPick(roundPlace(center))
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
            onClick={() => leaflet.current?.zoomIn()}
          >
            <Icon name="plus" />
          </Button>
          <Button
            variant="secondary"
            size="sm"
            square
            aria-label={t('zoomOut')}
            onClick={() => leaflet.current?.zoomOut()}
          >
            <Icon name="minus" />
          </Button>
        </div>
        {tiles.attribution && (
          <span className="absolute end-0 bottom-0 z-[500] bg-white/80 px-1.5 py-0.5 text-black text-xs">
            {tiles.attribution}
          </span>
        )}
      </div>
      <Button variant="secondary" size="sm" className="self-start" onClick={pickCenter}>
        <Icon name="crosshair" />
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

/** Creates the map once per tile server, around the initial place. */
function useLeaflet(
  element: RefObject<HTMLElement | null>,
  {
    url,
    place,
    onPick,
    onTiles,
  }: {
    url: string
    place: MapPlace | null
    onPick: (place: MapPlace) => void
    onTiles: (hasFailed: boolean) => void
  },
): RefObject<LeafletMap | null> {
  const leaflet = useRef<LeafletMap>(null)
  const initial = useRef(place)
  const pick = useHandler(onPick)
  useEffect(() => {
    if (!element.current) return
    const { latitude, longitude } = initial.current ?? wholeWorld
    // Its own controls are written as HTML, which Trusted Types forbid; ours are below.
    const created = map(element.current, { zoomControl: false, attributionControl: false }).setView(
      [latitude, longitude],
      initial.current ? streetZoom : wholeWorld.zoom,
    )
    tileLayer(url, { maxZoom: 19, referrerPolicy: 'strict-origin' })
      .on('tileerror', () => onTiles(true))
      .on('tileload', () => onTiles(false))
      .addTo(created)
    created.on('click', ({ latlng }) => pick(roundPlace(latlng.wrap())))
    leaflet.current = created
    return () => {
      created.remove()
      leaflet.current = null
    }
  }, [element, url, pick, onTiles])
  return leaflet
}

/** Marks the place, and moves the map if it is out of view. */
function useMarker(leaflet: RefObject<LeafletMap | null>, place: MapPlace | null): void {
  const marker = useRef<CircleMarker>(null)
  const { latitude, longitude } = place ?? {}
  useEffect(() => {
    const shown = leaflet.current
    if (!shown) return
    marker.current?.remove()
    marker.current = null
    if (latitude === undefined || longitude === undefined) return
    marker.current = circleMarker([latitude, longitude], {
      radius: 8,
      weight: 3,
      color: '#ffffff',
      fillColor: '#c2340f',
      fillOpacity: 1,
      interactive: false,
    }).addTo(shown)
    if (!shown.getBounds().contains([latitude, longitude])) {
      shown.setView([latitude, longitude], Math.max(shown.getZoom(), streetZoom))
    }
  }, [leaflet, latitude, longitude])
}

function roundPlace({ lat, lng }: { lat: number; lng: number }): MapPlace {
  return { latitude: Number(lat.toFixed(decimals)), longitude: Number(lng.toFixed(decimals)) }
}
