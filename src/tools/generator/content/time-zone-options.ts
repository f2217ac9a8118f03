import type { SelectOption } from '@/ui/select'

/**
 * All time zones that the browser knows. Until the visitor's own zone is known, which is never on
 * the server, there is nothing to choose from: the lists of server and browser would differ.
 */
export function timeZoneOptions(chosen: string, locale: string): readonly SelectOption[] {
  if (chosen === '') return [{ value: '', label: '…' }]
  const zones = new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])
  return [...zones]
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
    .sort((first, second) => first.label.localeCompare(second.label, locale))
}

export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
