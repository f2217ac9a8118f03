import { intlTag } from '@/i18n/locales'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** `PDF · 1.2 MB`, in the numbers of the locale. */
export function describeFile(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  locale: string,
): string {
  const kind = /\.([^.]{1,8})$/.exec(name)?.[1]?.toUpperCase() ?? type
  return [kind, describeBytes(size, locale)].filter(Boolean).join(' · ')
}

/** `1.2 MB`, in the numbers of the locale. */
export function describeBytes(bytes: number, locale: string): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  return new Intl.NumberFormat(intlTag(locale), {
    style: 'unit',
    unit: units[step],
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1000 ** step)
}
