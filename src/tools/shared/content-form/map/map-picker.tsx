'use client'

import { Map as MapIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import type { PageDraft } from '@/qr/content/page-content'
import { EditorMessages } from '@/tools/shared/editor-messages'
import { LoadBoundary } from '@/tools/shared/load-boundary'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import type { FillFields } from '../fill-fields'
import { findPlace } from './find-place'
import type { MapPlace, MapTiles } from './map-place'

const loadMap = () => lazy(async () => ({ default: (await import('./place-map')).PlaceMap }))

/**
 * The way to a map to click on. It comes only when asked for: until then no tile server learns of
 * the visitor, and the page carries no map.
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
  const [PlaceMap, setPlaceMap] = useState<ReturnType<typeof loadMap>>()
  if (!PlaceMap) {
    return (
      <div>
        <Button variant="secondary" onClick={() => setPlaceMap(loadMap)}>
          <MapIcon aria-hidden="true" />
          {t('open')}
        </Button>
        <p className="mt-1.5 text-ink-soft text-xs">{t('privacy', { host: hostOf(tiles.url) })}</p>
      </div>
    )
  }
  const pick = ({ latitude, longitude }: MapPlace) =>
    onFill({ latitude: String(latitude), longitude: String(longitude) }, 'place')
  return (
    <LoadBoundary onRetry={() => setPlaceMap(loadMap)}>
      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
        <EditorMessages>
          <PlaceMap tiles={tiles} place={findPlace(draft)} onPick={pick} />
        </EditorMessages>
      </Suspense>
    </LoadBoundary>
  )
}

/** `{s}` stands for one of several servers and is no part of the name that people know. */
function hostOf(url: string): string {
  return new URL(url.replaceAll(/\{s\}\.?/g, '')).host
}
