const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** `PDF · 1.2 MB`, in the numbers of the locale. */
export function describeFile({ name, type, size }: File, locale: string): string {
  const kind = /\.([^.]{1,8})$/.exec(name)?.[1]?.toUpperCase() ?? type
  const step = Math.min(Math.floor(Math.log10(Math.max(size, 1)) / 3), units.length - 1)
  const amount = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step],
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(size / 1000 ** step)
  return [kind, amount].filter(Boolean).join(' · ')
}
