import type { SelectOption } from '@/ui/select'

/**
 * All time zones that the browser knows, the visitor's own and UTC first. Until the own zone is
 * known, which is never on the server, there is nothing to choose from: the lists of server and
 * browser would differ.
 */
export function timeZoneOptions(
  chosen: string,
  own: string,
  locale: string,
  nameOwn: (zone: string) => string,
): readonly SelectOption[] {
  if (chosen === '') return [{ value: '', label: '…' }]
  const first = new Set([own, 'UTC'])
  const others = [...new Set([chosen, ...Intl.supportedValuesOf('timeZone')])]
    .filter((zone) => !first.has(zone))
    .map((zone) => ({ value: zone, label: nameZone(zone) }))
  const { compare } = new Intl.Collator(locale)
  return [
    ...[...first].map((zone) => ({
      value: zone,
      label: zone === own ? nameOwn(nameZone(zone)) : zone,
    })),
    ...others.sort((one, two) => compare(one.label, two.label)),
  ]
}

export function nameZone(zone: string): string {
  return zone.replaceAll('_', ' ')
}

export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
