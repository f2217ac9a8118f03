import { useFormatter, useTranslations } from 'next-intl'
import type { FoundCode } from '@/qr/decode'
import type { SymbolFacts } from '@/qr/inspect'
import { symbolSize } from './symbol-size'

/** How the symbol encodes its content. */
export function SymbolDetails({ code, facts }: { code: FoundCode; facts: SymbolFacts | null }) {
  const t = useTranslations('scanner.results.details')
  const formats = useTranslations('scanner.formats')
  const format = useFormatter()
  const size = symbolSize(code)
  const traits = [code.inverted && t('inverted'), code.mirrored && t('mirrored')]
  const level = facts?.level ?? code.level
  const mask = facts?.mask ?? code.mask
  const part = code.structuredAppend
  const rows: [name: string, value: string | undefined | false][] = [
    [t('format'), formats(code.format)],
    [t('version'), size && t('versionValue', size)],
    [t('level'), level ?? undefined],
    [t('mask'), mask === null ? undefined : String(mask)],
    [
      t('content'),
      t('contentValue', { bytes: code.bytes.length, characters: [...code.text].length }),
    ],
    [
      t('charset'),
      facts !== null && (facts.eci === null ? t('notNamed') : t('eci', { number: facts.eci })),
    ],
    [t('corrected'), facts !== null && t('correctedValue', { codewords: facts.corrected })],
    [t('unused'), facts !== null && t('unusedValue', { share: facts.unusedShare })],
    [
      t('part'),
      part && t('partValue', { number: part.index + 1, count: part.count, parity: part.parity }),
    ],
    [t('looks'), format.list(traits.filter((trait) => trait !== false))],
    [t('engine'), code.engine],
  ]
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-sm">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
