import type { CheckResult } from '@/qr/check/check-result'

/** Formats the result of a check as lines of text. */
export function describeCheck(name: string, result: CheckResult): string {
  const { errorCorrection, contrast, quietZone, finders, stress, print } = result
  const sound = finders.every((finder) => finder.centerInProportion)
  const read = stress?.filter(({ ok }) => ok).length
  const lines = [
    `${name}: ${result.verdict}, grade ${result.grade}`,
    `  error correction  ${percent(errorCorrection.worst)} unused in the worst block (${errorCorrection.grade})`,
    `  contrast          ${contrast.ratio.toFixed(1)} : 1${contrast.inverted ? ', light on dark' : ''}, symbol contrast ${percent(contrast.symbolContrast)} (${contrast.grade})`,
    `  quiet zone        ${round(quietZone.modules)} modules (${quietZone.narrowest})`,
    `  finders           ${sound ? 'in proportion' : 'out of proportion'}`,
    ...(stress ? [`  stress            ${read} of ${stress.length} readings`] : []),
    `  print             ${Math.ceil(print.minSizeMm)} mm wide or more, read from ${Math.round(print.readingDistanceMm)} mm`,
    ...describeReasons(result),
  ]
  return `${lines.join('\n')}\n`
}

/** Formats the reasons of a verdict, the worst first. */
export function describeReasons({ reasons }: CheckResult): string[] {
  return reasons.map(({ key, severity, values }) => `  ${severity}: ${key}${formatValues(values)}`)
}

function formatValues(values: Readonly<Record<string, number | string>>): string {
  const told = Object.entries(values).map(([name, value]) => {
    return `${name} ${typeof value === 'number' ? round(value) : value}`
  })
  return told.length > 0 ? ` (${told.join(', ')})` : ''
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function round(value: number): number {
  return Number(value.toFixed(2))
}
