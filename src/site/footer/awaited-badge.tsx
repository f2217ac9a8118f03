'use client'

import { useConsent } from '../consent/use-consent'
import { BadgePicture } from './badge-picture'

/** The text of a badge, until the visitor allows its picture to be loaded from the review site. */
export function AwaitedBadge({
  imageUrl,
  alt,
  words,
}: {
  imageUrl: string
  alt: string
  words: string
}) {
  if (useConsent()?.badge) return <BadgePicture imageUrl={imageUrl} alt={alt} />
  return (
    <span className="flex h-14 w-50 items-center rounded-md border border-line-strong px-3 text-ink-soft text-sm leading-snug in-[a]:underline">
      <span className="line-clamp-2">{words}</span>
    </span>
  )
}
