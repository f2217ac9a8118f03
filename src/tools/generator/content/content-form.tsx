'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, Suspense, useId } from 'react'
import { type FieldGroup, fieldGroups } from '@/qr/content/field'
import { isPageFieldShown, type PageDraft, pageFields } from '@/qr/content/page-content'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import { Fold } from '@/ui/fold'
import type { MapTiles } from '../map/map-place'
import { isFileType } from '../type-groups'
import { CodeKind } from './code-kind'
import { FieldRows } from './field-rows'
import type { FillFields } from './fill-fields'
import { GroupHeading } from './group-heading'
import { loadOrNothing } from './load-or-nothing'
import { ScanEffects } from './scan-effects'

// Of use to one type each, so the others do not carry them; their places are kept for them.
const MapTools = loadOrNothing(async () => (await import('./map-tools')).MapTools)
const MapPicker = loadOrNothing(async () => (await import('../map/map-picker')).MapPicker)
const EventMoment = loadOrNothing(async () => (await import('./event-moment')).EventMoment)

/** The form of one content type, drawn from its schema. It has no button: typing is enough. */
export function ContentForm({
  ref,
  draft,
  errors,
  onFill,
  onLeave,
  mapTiles,
  children,
}: {
  ref?: RefObject<HTMLFormElement | null>
  draft: PageDraft
  /** Messages by field name. */
  errors: Readonly<Record<string, string>>
  onFill: FillFields
  onLeave?: (field: string) => void
  /** Of a map to point at, under the fields of a place. */
  mapTiles?: MapTiles
  children?: ReactNode
}) {
  const t = useTranslations('generator.form')
  const { type } = draft
  const shown = pageFields[type].filter(
    (field) => field.input !== 'upload' && isPageFieldShown(field, draft),
  )
  const rows = (group?: FieldGroup) => {
    const fields = shown.filter((field) => field.group === group)
    return fields.length > 0 && <FieldRows {...{ fields, draft, errors, onFill }} />
  }
  return (
    <form
      ref={ref}
      noValidate
      aria-label={t('label')}
      onSubmit={(event) => event.preventDefault()}
      onBlur={({ target }) => 'name' in target && target.name && onLeave?.(String(target.name))}
      className="flex flex-col gap-8"
    >
      {!isFileType(type) && <CodeKind />}
      {type === 'map' && (
        <Suspense fallback={<div className="min-h-11" />}>
          <MapTools onFill={onFill} />
        </Suspense>
      )}
      {rows()}
      {type === 'map' && mapTiles && (
        <Suspense fallback={<div className="min-h-16.5" />}>
          <MapPicker tiles={mapTiles} draft={draft} onFill={onFill} />
        </Suspense>
      )}
      {fieldGroups.map((group) => (
        <Group
          key={group}
          {...{ group, type }}
          after={
            type === 'event' &&
            group === 'when' && (
              <Suspense>
                <EventMoment draft={draft} />
              </Suspense>
            )
          }
        >
          {rows(group)}
        </Group>
      ))}
      <ScanEffects draft={draft} />
      {children}
    </form>
  )
}

function Group({
  group,
  type,
  after,
  children,
}: {
  group: FieldGroup
  type: PageDraft['type']
  after: ReactNode
  children: ReactNode
}) {
  const headingId = useId()
  const messages = useContentMessages(type)
  if (!children) return null
  if (group === 'advanced') return <Fold label={messages.group(group)}>{children}</Fold>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a grid's line
    <div role="group" aria-labelledby={headingId}>
      <GroupHeading id={headingId}>{messages.group(group)}</GroupHeading>
      {children}
      {after}
    </div>
  )
}
