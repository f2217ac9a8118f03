'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { paths } from '@/paths'
import { type PageDraft, parseCoordinate } from '@/qr/content'
import { LazyPart } from '@/tools/shared/lazy-part'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { Skeleton } from '@/ui/skeleton'
import type { FillFields } from '../fill-fields'
import type { MapPlace, MapTiles } from './map-place'

const loadMap = async () => ({ default: (await import('./place-map')).PlaceMap })

/**
 * A button that opens the map. Until then nothing is requested from the tile server and the map's
 * code is not loaded.
 */
export function MapPicker({
  tiles,
  draft,
  onFill,
}: {
  tiles: MapTiles
  draft: PageDraft
  onFill: FillFields
}) {
  const t = useTranslations('generator.map')
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <Icon name="map" />
          {t('open')}
        </Button>
        <p className="mt-1.5 text-ink-soft text-xs">{t('privacy', { host: hostOf(tiles.url) })}</p>
      </div>
    )
  }
  const pick = ({ latitude, longitude }: MapPlace) =>
    onFill({ latitude: String(latitude), longitude: String(longitude) }, 'place')
  return (
    <LazyPart
      load={loadMap}
      tiles={tiles}
      place={findPlace(draft)}
      onPick={pick}
      messages={paths.editorMessages}
      fallback={<Skeleton className="h-80 w-full" />}
    />
  )
}

/** The place of a draft; null while its coordinates are incomplete or out of range. */
function findPlace(draft: PageDraft): MapPlace | null {
  const latitude = parseCoordinate(String(draft.latitude ?? ''))
  const longitude = parseCoordinate(String(draft.longitude ?? ''))
  if (latitude === undefined || longitude === undefined) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

/** `{s}` is replaced by one of several servers and is not part of the known host. */
function hostOf(url: string): string {
  return new URL(url.replaceAll(/\{s\}\.?/g, '')).host
}
