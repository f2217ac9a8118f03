'use client'

import { type MouseEvent, useState } from 'react'
import { classNames } from '@/ui/class-names'
import { type Picture, PictureDialog, type PictureLabels } from './picture-dialog'

/** Thumbnails that open the viewer; without scripts they are links to the pictures. */
export function Gallery({
  pictures,
  labels,
}: {
  pictures: readonly Picture[]
  labels: PictureLabels
}) {
  const [shown, setShown] = useState<number>()
  const isSingle = pictures.length === 1
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown(index)
  }
  return (
    <>
      <ul className={classNames('grid gap-2', !isSingle && 'grid-cols-2 @xl:grid-cols-3')}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className="min-w-0">
            <figure>
              <a
                href={picture.src}
                onClick={(event) => open(event, index)}
                className="block overflow-hidden rounded-lg bg-paper-sunken"
              >
                {/* biome-ignore lint/performance/noImgElement: uploads pass through no optimizer */}
                <img
                  src={isSingle ? picture.src : picture.smallSrc}
                  alt={picture.caption || picture.label}
                  width={picture.widthPx ?? undefined}
                  height={picture.heightPx ?? undefined}
                  loading={index < 4 ? undefined : 'lazy'}
                  decoding="async"
                  className={isSingle ? 'h-auto w-full' : 'aspect-square w-full object-cover'}
                />
              </a>
              {picture.caption && (
                <figcaption
                  lang={picture.lang}
                  className="wrap-anywhere mt-1 text-ink-soft text-sm"
                >
                  {picture.caption}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <PictureDialog
          pictures={pictures}
          first={shown}
          labels={labels}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}
