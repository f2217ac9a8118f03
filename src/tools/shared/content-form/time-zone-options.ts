import { intlTag } from '@/i18n/locales'
import type { SelectOption } from '@/ui/select'

/**
 * All time zones of the browser, the visitor's own and UTC first. The list is empty on the server,
 * whose zones would differ, until a zone is chosen.
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
  const { compare } = new Intl.Collator(intlTag(locale))
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
