import { useTranslations } from 'next-intl'
import { describeType } from './describe-type'
import type { SchemaField } from './list-fields'
import { Meaning } from './meaning'

/** A table of fields with their types and descriptions. */
export function FieldTable({ label, fields }: { label: string; fields: readonly SchemaField[] }) {
  const t = useTranslations('developers')
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-paper-raised"
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="bg-paper-sunken">
            {[t('name'), t('type'), t('about')].map((heading) => (
              <th key={heading} scope="col" className="px-3 py-1.5 text-start font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, isRequired, schema }) => (
            <tr key={name} className="border-line border-t align-top">
              <th scope="row" className="px-3 py-2 text-start font-normal">
                <code translate="no">{name}</code>
                {isRequired && <span className="block text-ink-soft text-xs">{t('required')}</span>}
              </th>
              <td
                lang="en"
                translate="no"
                className="max-w-72 break-words px-3 py-2 font-mono text-xs"
              >
                {describeType(schema).map((part, at) =>
                  'text' in part ? (
                    part.text
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: one type may stand there twice
                    <ObjectLink key={at} name={part.object} />
                  ),
                )}
                {schema.default !== undefined && ` = ${JSON.stringify(schema.default)}`}
              </td>
              <td className="min-w-52 px-3 py-2 text-ink-soft">
                {schema.description && <Meaning of={schema.description} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A link to the section of an object. */
export function ObjectLink({ name }: { name: string }) {
  return (
    <a href={`#object-${name}`} className="underline underline-offset-4">
      {name}
    </a>
  )
}
