import windowsZones from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' }
import { isTimeZone } from '@/std/is-time-zone'
import { localToUtc } from '@/std/local-to-utc'
import type { PropertyLine } from '../property-lines'
import { findDefinedOffset, findDefinition } from './find-defined-offset'
import { isAbbreviation, isZoneName } from './zone-names'

const minuteMs = 60_000

/** An instant, and the zone in which its local time is what the code says. */
export type ZonedTime = { utcMs: number; timeZone: string }

/**
 * Resolves a local time in a zone whose name is not an IANA name: a name or label of Windows, an
 * offset, or a name that the code itself defines. Undefined if the zone is unknown.
 *
 * @param local `2026-03-29T02:30`
 * @param lines of the whole calendar, with the definition of the zone if there is one
 */
export function resolveZonedTime(
  name: string,
  local: string,
  lines: readonly PropertyLine[],
): ZonedTime | undefined {
  const place = findDefinition(name, lines).find((line) => line.name === 'X-LIC-LOCATION')?.value
  const named = isAbbreviation(name) ? undefined : findNamedZone(name)
  const timeZone = named ?? (place && findNamedZone(place))
  if (timeZone) return { utcMs: localToUtc(local, timeZone).getTime(), timeZone }
  const offset = findDefinedOffset(name, local, lines) ?? readOffset(name)
  return offset === undefined ? undefined : atOffset(local, offset)
}

const zonesOfWindows = new Map(
  windowsZones.supplemental.windowsZones.mapTimezones
    .map(({ mapZone }) => mapZone)
    .filter(({ _territory }) => _territory === '001')
    .map(({ _other, _type }) => [_other.toLowerCase(), _type === 'Etc/UTC' ? 'UTC' : _type]),
)

/** Finds the IANA zone of a name or a label of Windows, or of an address of Exchange. */
function findNamedZone(name: string): string | undefined {
  const plain = name.trim().replace(/^tzone:\/\/microsoft\//i, '')
  const [, sign, hours, minutes = '00', label] =
    /^\((?:UTC|GMT)(?:([+-])(\d{1,2})(?:[:.]?(\d{2}))?)?\)\s*(\S.{0,120})$/i.exec(plain) ?? []
  if (label === undefined) {
    return zonesOfWindows.get(plain.toLowerCase()) ?? (isZoneName(plain) ? plain : undefined)
  }
  const offset = Number(`${sign ?? ''}${hours ?? 0}`) * 60 + Number(`${sign ?? ''}${minutes}`)
  return listLabelZones(label).find((zone) => hasOffset(zone, offset))
}

const areas = 'Europe Asia America Africa Australia Pacific Atlantic Indian US Canada'.split(' ')

/** Labels of Windows that neither its names nor those of IANA contain. */
const labels = new Map(
  Object.entries({
    'Baja California': 'Pacific Standard Time (Mexico)',
    Brasilia: 'E. South America Standard Time',
    'Cabo Verde': 'Cape Verde Standard Time',
    Chetumal: 'Eastern Standard Time (Mexico)',
    Chokurdakh: 'Russia Time Zone 10',
    'Indiana (East)': 'US Eastern Standard Time',
    'International Date Line West': 'Dateline Standard Time',
    "Nuku'alofa": 'Tonga Standard Time',
    'Port Louis': 'Mauritius Standard Time',
    'Saint Pierre and Miquelon': 'Saint Pierre Standard Time',
    Salvador: 'Bahia Standard Time',
    Solomon: 'Central Pacific Standard Time',
    'Sri Jayawardenepura': 'Sri Lanka Standard Time',
    'West Central Africa': 'W. Central Africa Standard Time',
  }),
)

/** The zones that a label such as “Amsterdam, Berlin” or “Pacific Time (US & Canada)” may name. */
function listLabelZones(label: string): string[] {
  return label.split(/[,/;]/, 12).flatMap((part) => {
    const place = part
      .trim()
      .replace(/^Coordinated Universal Time/, 'UTC')
      .replace(/^City of | Is(lands?|\.)$/g, '')
    const [plain = ''] = place.split(' (', 1)
    const city = plain.replace(/[ .]+/g, '_')
    const region = plain.replace(/ Time$/, '')
    return [
      ...areas.map((area) => `${area}/${city}`).filter(isTimeZone),
      ...[labels.get(place) ?? place, `${region} Standard Time`].flatMap(
        (name) => zonesOfWindows.get(name.toLowerCase()) ?? [],
      ),
    ]
  })
}

/** Whether clocks of a zone have an offset from UTC in winter or in summer. */
function hasOffset(timeZone: string, offsetMinutes: number): boolean {
  return ['2026-01-01T12:00', '2026-07-01T12:00'].some((local) => {
    const utcMs = localToUtc(local, timeZone).getTime()
    return Date.parse(`${local}Z`) - utcMs === offsetMinutes * minuteMs
  })
}

/** Reads a name that is only an offset: `UTC+02:00`, `GMT-0530`, `+09`. */
function readOffset(name: string): number | undefined {
  const [, sign, hours, minutes = '0'] =
    /^(?:UTC|GMT)?\s?([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(name.trim()) ?? []
  if (hours === undefined || Number(hours) > 14 || Number(minutes) > 59) return undefined
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
}

function atOffset(local: string, offsetMinutes: number): ZonedTime {
  const utcMs = Date.parse(`${local}Z`) - offsetMinutes * minuteMs
  return { utcMs, timeZone: nameOffset(offsetMinutes).find(isTimeZone) ?? 'UTC' }
}

/** Names of an offset as a zone; not every browser knows the second. */
function nameOffset(offsetMinutes: number): string[] {
  const [sign, inverse] = offsetMinutes < 0 ? ['-', '+'] : ['+', '-']
  const minutes = Math.abs(offsetMinutes)
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0')
  // The sign is that of POSIX, positive to the west.
  return minutes % 60 === 0
    ? [`Etc/GMT${inverse}${minutes / 60}`]
    : [`${sign}${two(minutes / 60)}:${two(minutes % 60)}`]
}
