import type { Site } from '@/data/get-site'
import { classNames } from '@/ui/class-names'
import { AwaitedBadge } from './awaited-badge'
import { BadgePicture } from './badge-picture'
import { findBadgeHost } from './find-badge-host'

/** A picture from a review site, if one is configured. Its space is always reserved. */
export function Badge({ badge, className }: { badge: Site['badge']; className?: string }) {
  if (!badge?.imageUrl) return null
  const { imageUrl, linkUrl, alt } = badge
  const host = findBadgeHost({ badge })
  const content = host ? (
    <AwaitedBadge imageUrl={imageUrl} alt={alt ?? ''} words={alt || host} />
  ) : (
    <BadgePicture imageUrl={imageUrl} alt={alt ?? ''} />
  )
  const place = classNames('block h-14 w-50', className)
  if (!linkUrl) return <div className={place}>{content}</div>
  return (
    <a href={linkUrl} target="_blank" rel="noopener noreferrer" className={place}>
      {content}
    </a>
  )
}
