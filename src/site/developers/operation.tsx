import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { DescribedOperation } from '@/data/open-api/describe-api'
import { paths } from '@/paths'
import { CodeBlock } from './code-block'
import { describeType } from './describe-type'
import { FieldTable, ObjectLink } from './field-table'
import { describeSample, type SampleRequest, sampleValues } from './sample-request'
import { TryIt } from './try-it'
import { writeCurl, writePython, writeTypescript } from './write-samples'

/** An API operation: its request, its response and an example call. */
export function Operation({ operation }: { operation: DescribedOperation }) {
  const t = useTranslations('developers')
  const { id, method, path, needsKey, isRepeatable, parameters, body, bodySchema } = operation
  const { answer, answerSchema, problems } = operation
  const summary = t(`operations.${id}`)
  const fields = parameters.map(({ name, required, description, schema }) => ({
    name,
    isRequired: required,
    schema: { ...schema, ...(description && { description }) },
  }))
  const keyFact = needsKey === 'workspace' ? t('needsWorkspaceKey') : needsKey && t('needsKey')
  const facts = [keyFact, isRepeatable && t('repeatable')].filter(Boolean)
  const sample = describeSample(operation)
  return (
    <article aria-labelledby={id} className="border-line border-t pt-8">
      <h3 id={id} className="scroll-mt-(--header-height) break-words font-medium text-lead">
        <code translate="no">
          <span className="text-accent-strong">{method.toUpperCase()}</span> {paths.codesApi + path}
        </code>
      </h3>
      <p className="mt-2 max-w-prose">{summary}</p>
      {facts.length > 0 && <p className="mt-1 text-ink-soft text-sm">{facts.join(' · ')}</p>}
      <dl className="mt-5 flex flex-col gap-5 [&_dt]:mb-1.5 [&_dt]:font-medium [&_dt]:text-sm">
        {fields.length > 0 && (
          <Part name={t('parameters')}>
            <FieldTable
              label={t('partOf', { part: t('parameters'), operation: id })}
              fields={fields}
            />
          </Part>
        )}
        {(bodySchema || body === 'file') && (
          <Part name={t('body')}>{bodySchema ? <Type schema={bodySchema} /> : t('fileBody')}</Part>
        )}
        <Part name={t('answer')}>
          <span className="tabular-nums">{answer.status}</span>{' '}
          {answerSchema && <Type schema={answerSchema} />}{' '}
          {answer.mediaTypes && (
            <span translate="no" className="text-ink-soft">
              {answer.mediaTypes.join(', ')}
            </span>
          )}
        </Part>
        {problems.length > 0 && (
          <Part name={t('problems')}>
            <span className="flex flex-wrap gap-x-3 gap-y-1">
              {problems.map((key) => (
                <a
                  key={key}
                  href={`#${key}`}
                  translate="no"
                  className="underline underline-offset-4"
                >
                  {key}
                </a>
              ))}
            </span>
          </Part>
        )}
        <Part name={t('example')}>
          <Samples id={id} sample={sample} />
        </Part>
      </dl>
      <TryOperation operation={operation} sample={sample} />
    </article>
  )
}

/** The request in several languages. */
function Samples({ id, sample }: { id: string; sample: SampleRequest }) {
  const t = useTranslations('developers')
  const others = [
    ['TypeScript', writeTypescript(sample)],
    ['Python', writePython(sample)],
  ] as const
  return (
    <div className="flex flex-col gap-3">
      <CodeBlock label={t('partOf', { part: 'curl', operation: id })} code={writeCurl(sample)} />
      {others.map(([language, code]) => (
        <details key={language}>
          <summary className="flex min-h-10 w-fit items-center" translate="no">
            {language}
          </summary>
          <CodeBlock label={t('partOf', { part: language, operation: id })} code={code} />
        </details>
      ))}
    </div>
  )
}

function TryOperation({
  operation,
  sample,
}: {
  operation: DescribedOperation
  sample: SampleRequest
}) {
  const t = useTranslations('developers')
  const { method, path, needsKey, parameters, body, example } = operation
  const examples = new URLSearchParams(example?.query)
  const json = sample.body && 'json' in sample.body ? sample.body.json : undefined
  return (
    <TryIt
      method={method}
      path={path}
      base={paths.codesApi}
      parameters={parameters.map((parameter) => ({
        name: parameter.name,
        in: parameter.in,
        isRequired: parameter.required,
        sample: sampleValues[parameter.name] ?? examples.get(parameter.name) ?? '',
      }))}
      needsKey={needsKey !== undefined}
      body={body === 'file' ? 'file' : json === undefined ? undefined : 'json'}
      sampleBody={json === undefined ? '' : JSON.stringify(json, null, 2)}
      labels={{
        open: t('tryIt.open'),
        key: t('tryIt.key'),
        body: t('body'),
        send: t('tryIt.send'),
        stop: t('tryIt.stop'),
        response: t('answer'),
        failed: t('tryIt.failed'),
      }}
    />
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="text-sm">{children}</dd>
    </div>
  )
}

function Type({ schema }: { schema: NonNullable<DescribedOperation['bodySchema']> }) {
  return (
    <span lang="en">
      {describeType(schema).map((part) =>
        'text' in part ? part.text : <ObjectLink key={part.object} name={part.object} />,
      )}
    </span>
  )
}
