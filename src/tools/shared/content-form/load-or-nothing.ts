import { type ComponentType, lazy } from 'react'

/** A part that a form can do without: where it cannot be loaded, nothing stands in its place. */
export function loadOrNothing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const nothing: ComponentType<Props> = () => null
  return lazy(async () => ({ default: await load().catch(() => nothing) }))
}
