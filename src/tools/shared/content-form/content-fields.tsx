import { type ComponentType, lazy, type ReactNode, Suspense, useId } from 'react'
import { useLocale } from '@/i18n/use-locale'
import {
  arrangeFields,
  type FieldGroup,
  fieldGroups,
  isPageFieldShown,
  type PageDraft,
  pageFields,
} from '@/qr/content'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import { Fold } from '@/ui/fold'
import { FieldRows } from './field-rows'
import type { FillFields } from './fill-fields'
import { GroupHeading } from './group-heading'
import type { MapTiles } from './map/map-place'

// Each is used by one content type only; their space is reserved while they load.
const MapTools = loadOptional(async () => (await import('./map-tools')).MapTools)
const MapPicker = loadOptional(async () => (await import('./map/map-picker')).MapPicker)
const EventTimesNote = loadOptional(async () => (await import('./event-times-note')).EventTimesNote)

/** The fields of a content type, generated from its schema, to be placed in a form. */
export function ContentFields({
  draft,
  errors,
  onFill,
  mapTiles,
}: {
  draft: PageDraft
  /** Messages by field name. */
  errors: Readonly<Record<string, string>>
  onFill: FillFields
  /** Enables a map below the fields of a place. */
  mapTiles?: MapTiles
}) {
  const { type } = draft
  const locale = useLocale()
  const shown = arrangeFields(
    pageFields[type].filter((field) => field.input !== 'upload' && isPageFieldShown(field, draft)),
    locale,
    (name) => Boolean(draft[name]),
  )
  const rows = (group?: FieldGroup) => {
    const fields = shown.filter((field) => field.group === group)
    return fields.length > 0 && <FieldRows {...{ fields, draft, errors, onFill }} />
  }
  return (
    <>
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
                <EventTimesNote draft={draft} />
              </Suspense>
            )
          }
        >
          {rows(group)}
        </Group>
      ))}
    </>
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
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out in a grid
    <div role="group" aria-labelledby={headingId}>
      <GroupHeading id={headingId}>{messages.group(group)}</GroupHeading>
      {children}
      {after}
    </div>
  )
}

/** A part that the form can do without: nothing is rendered if it cannot be loaded. */
function loadOptional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const nothing: ComponentType<Props> = () => null
  return lazy(async () => ({ default: await load().catch(() => nothing) }))
}
