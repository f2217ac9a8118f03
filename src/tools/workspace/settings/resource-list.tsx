import { type ReactNode, useState } from 'react'
import { ResourceView } from './resource-view'
import type { Resource } from './use-resource'

/** The note about the last change of a list, which is read again after it. */
export function useChangeNote(reload: () => Promise<unknown>) {
  const [note, setNote] = useState<string>()
  const onChanged = (text?: string) => {
    setNote(text)
    void reload()
  }
  return { note, onChanged }
}

/** A list of the workspace, below the note about its last change. */
export function ResourceList<Body, Entry>({
  resource,
  note,
  pick,
  label,
  empty,
  children,
}: {
  resource: Resource<Body>
  note: string | undefined
  pick: (body: Body) => readonly Entry[]
  /** Accessible name. */
  label: string
  /** In place of an empty list. */
  empty: string
  children: (entry: Entry) => ReactNode
}) {
  return (
    <>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {note}
      </p>
      <ResourceView resource={resource}>
        {(body) => {
          const entries = pick(body)
          return entries.length === 0 ? (
            <p className="text-ink-soft text-sm">{empty}</p>
          ) : (
            <ul aria-label={label} className="border-line border-t">
              {entries.map(children)}
            </ul>
          )
        }}
      </ResourceView>
    </>
  )
}
