import { getTranslations } from 'next-intl/server'
import { markField } from '@/data/mark-field'
import type { ComparisonBlock } from '@/payload-types'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Section } from './section'

/** A table that scrolls horizontally on narrow screens. */
export async function Comparison({ id, title, lead, columns, rows }: ComparisonBlock) {
  const t = await getTranslations('pages.pricing')
  const titleId = `comparison-${id}`
  return (
    <Section id={id} title={title} titleId={titleId} lead={lead} wide>
      <section
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus no keyboard could scroll it
        tabIndex={0}
        // Positioned, so that its visually hidden text is clipped as well.
        className="relative overflow-x-auto"
      >
        <table
          className={classNames(
            'w-full table-fixed border-collapse text-start text-sm sm:text-base',
            // On a phone two columns fit next to their labels, each as wide as a number with its
            // noun.
            columns && columns.length > 2 ? 'min-w-[32rem]' : 'min-w-90 hyphens-auto',
          )}
        >
          <thead>
            <tr className="border-ink border-b-2">
              <td className="sticky start-0 z-10 w-30 bg-paper sm:w-2/5" />
              {columns?.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  className="px-1.5 pb-3 text-start align-bottom font-display text-base sm:px-3 sm:text-subheading"
                  {...markField('blocks', id, 'columns', column.id, 'title')}
                >
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows?.map((row) => (
              <tr key={row.id} className="border-line border-b">
                <th
                  scope="row"
                  className="sticky start-0 z-10 bg-paper py-3 pe-2 text-start sm:pe-3 align-top font-normal"
                  {...markField('blocks', id, 'rows', row.id, 'label')}
                >
                  {row.label}
                </th>
                {row.cells?.map((cell) => (
                  <td
                    key={cell.id}
                    className="px-1.5 py-3 align-top tabular-nums sm:px-3"
                    {...markField('blocks', id, 'rows', row.id, 'cells', cell.id, 'value')}
                  >
                    <CellValue value={cell.value} yes={t('included')} no={t('notIncluded')} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  )
}

const signs: Record<string, 'yes' | 'no'> = {
  '✓': 'yes',
  '✔': 'yes',
  '–': 'no',
  '—': 'no',
  '-': 'no',
}

function CellValue({ value, yes, no }: { value: string; yes: string; no: string }) {
  const sign = signs[value.trim()]
  if (!sign) return value
  return (
    <>
      <Icon
        name={sign === 'yes' ? 'check' : 'minus'}
        className={classNames('mt-0.5 size-5', sign === 'yes' ? 'text-good' : 'text-ink-faint')}
      />
      <span className="sr-only">{sign === 'yes' ? yes : no}</span>
    </>
  )
}
