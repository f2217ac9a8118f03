import { useFormatter } from 'next-intl'

const styles = {
  long: { dateStyle: 'medium', timeZone: 'UTC' },
  short: { day: 'numeric', month: 'short', timeZone: 'UTC' },
} as const

/** Returns a function that names a day, which is written as `YYYY-MM-DD`. */
export function useDayNames() {
  const { dateTime } = useFormatter()
  return (day: string, style: keyof typeof styles) =>
    dateTime(new Date(`${day}T00:00Z`), styles[style])
}
