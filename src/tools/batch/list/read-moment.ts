import type { DateOrder } from './batch-list'

const half = /^(.*?)\s*(?:([ap])\.?\s?m\.?)$/i

/**
 * Parses a date in ISO format, `14.5.2027`, `5/14/2027`, `2027年5月14日` and the like, and returns it
 * in ISO format. `order` resolves dates whose day and month are ambiguous. Returns undefined for
 * anything else.
 */
export function readDay(text: string, order: DateOrder): string | undefined {
  const plain = text.normalize('NFKC').trim()
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(plain)
  if (compact) return isoDay(compact[1], compact[2], compact[3])
  const [, first = '', sign = '', second = '', third = ''] =
    /^(\d{1,4})\s?([-./年])\s?(\d{1,2})\s?[-./月]\s?(\d{1,4})日?(?:[T\s,].*)?$/.exec(plain) ?? []
  if (third === '') return undefined
  if (first.length > 2 || (order === 'ymd' && third.length <= 2 && sign !== '.')) {
    return isoDay(first, second, third)
  }
  const isDayFirst =
    Number(second) > 12 ? false : Number(first) > 12 || sign === '.' || order !== 'mdy'
  return isDayFirst ? isoDay(third, second, first) : isoDay(third, first, second)
}

/** Parses hours and minutes from `9:30`, `9.30`, `9h30`, `9:30 pm`, `14:00:00`, `14 Uhr`. */
export function readTimeOfDay(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/\s*(uhr|h|時|点)$/i, '')
  const [, clock = plain, letter = ''] = half.exec(plain) ?? []
  const [, hours, minutes = '00'] =
    /^(\d{1,2})(?:\s?[:.h時点]\s?(\d{2})分?(?:[:.]\d{2}(?:\.\d+)?)?)?$/i.exec(clock.trim()) ?? []
  if (hours === undefined) return undefined
  const isAfternoon = letter.toLowerCase() === 'p'
  const hour = letter === '' ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** Returns the time of a cell that contains a date and a time, as spreadsheets export them. */
export function findTimeIn(text: string): string | undefined {
  const [, time] =
    /^\S+?日?[T\s,]+(\d{1,2}[:.h時]\d{2}.*)$/.exec(text.normalize('NFKC').trim()) ?? []
  return time === undefined ? undefined : readTimeOfDay(time.replace(/(Z|[+-]\d{2}:?\d{2})$/, ''))
}

function isoDay(year = '', month = '', day = ''): string | undefined {
  const full = year.length === 2 ? `20${year}` : year
  if (full.length !== 4 || Number(month) > 12 || Number(day) > 31) return undefined
  return `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
