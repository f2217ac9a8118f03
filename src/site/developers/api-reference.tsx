import { useTranslations } from 'next-intl'
import { describeApi } from '@/data/open-api/describe-api'
import { operationGroups } from '@/data/operations/operation'
import { operations } from '@/data/operations/operations'
import { Section } from '@/site/blocks/section'
import { FieldTable } from './field-table'
import { listFields } from './list-fields'
import { Meaning } from './meaning'
import { Operation } from './operation'

/** All operations by topic, and the objects of their requests and responses. */
export function ApiReference() {
  const t = useTranslations('developers')
  const { operations: described, schemas } = describeApi(operations)
  return (
    <>
      {operationGroups.map((group) => (
        <Section key={group} title={t(`groups.${group}`)}>
          <div className="flex flex-col gap-12">
            {described
              .filter((operation) => operation.group === group)
              .map((operation) => (
                <Operation key={operation.id} operation={operation} />
              ))}
          </div>
        </Section>
      ))}
      <Section title={t('objects.title')} lead={t('objects.text')}>
        <div className="flex flex-col gap-12">
          {Object.entries(schemas).map(([name, schema]) => (
            <div key={name}>
              <h3
                id={`object-${name}`}
                translate="no"
                className="scroll-mt-(--header-height) font-medium text-lead"
              >
                {name}
              </h3>
              {schema.description && (
                <p className="mt-1 text-ink-soft text-sm">
                  <Meaning of={schema.description} />
                </p>
              )}
              <div className="mt-3">
                <FieldTable label={name} fields={listFields(schema)} />
              </div>
            </div>
          ))}
        </div>
      </Section>
    </>
  )
}
