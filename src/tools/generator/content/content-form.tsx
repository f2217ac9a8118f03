'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode, RefObject } from 'react'
import type { PageDraft } from '@/qr/content'
import { ContentFields } from '@/tools/shared/content-form/content-fields'
import type { FillFields } from '@/tools/shared/content-form/fill-fields'
import type { MapTiles } from '@/tools/shared/content-form/map/map-place'
import { ScanEffects } from './scan-effects'

/** The form of one content type. There is no visible submit button: the code updates with every
 * change, and Enter leads to the download. */
export function ContentForm({
  ref,
  draft,
  errors,
  onFill,
  onLeave,
  onSubmit,
  mapTiles,
  start,
  isDynamic,
  children,
}: {
  ref?: RefObject<HTMLFormElement | null>
  draft: PageDraft
  /** Messages by field name. */
  errors: Readonly<Record<string, string>>
  onFill: FillFields
  onLeave?: (field: string) => void
  /** Called when Enter is pressed in a field. */
  onSubmit?: () => void
  /** Tiles of the map under the fields of a place. */
  mapTiles?: MapTiles
  /** Above the fields. */
  start?: ReactNode
  isDynamic: boolean
  children?: ReactNode
}) {
  const t = useTranslations('generator.form')
  return (
    <form
      ref={ref}
      noValidate
      aria-label={t('label')}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
      onBlur={({ target }) => 'name' in target && target.name && onLeave?.(String(target.name))}
      className="flex flex-col gap-5 md:gap-8"
    >
      {start}
      <ContentFields {...{ draft, errors, onFill }} {...(mapTiles && { mapTiles })} />
      <ScanEffects draft={draft} isDynamic={isDynamic} />
      {children}
      {/* Without it, Enter does nothing in a form of several fields. */}
      <button type="submit" hidden />
    </form>
  )
}
