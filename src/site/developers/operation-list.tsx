'use client'

import type { ReactNode } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { localizedPath, paths } from '@/paths'
import { FieldList } from './field-list'
import { LinkedText } from './linked-text'
import { MethodBadge } from './method-badge'
import styles from './reference.module.css'
import { describeSample } from './sample-request'
import { type SampleLabels, Samples } from './samples'
import { TryIt, type TryItLabels } from './try-it'
import { writeCurl, writePython, writeTypescript } from './write-samples'

export type PackedOperation = {
  id: string
  method: string
  path: string
  summary: string
  /** Packed rows of `FieldCells`. */
  parameters: string
  body?: 'file'
  bodyType?: string
  answer: string
  /** Keys of problems, separated by blanks. */
  problems: string
  needsKey?: true | 'workspace'
  isRepeatable?: boolean
  example?: { query?: string; body?: unknown }
}

export type OperationLabels = Readonly<
  Record<
    | 'needsKey'
    | 'needsWorkspaceKey'
    | 'repeatable'
    | 'parameters'
    | 'required'
    | 'body'
    | 'fileBody'
    | 'answer'
    | 'problems',
    string
  >
> & { samples: SampleLabels; tryIt: TryItLabels }

type OperationListProps = {
  operations: readonly PackedOperation[]
  labels: OperationLabels
  siteUrl: string
}

/**
 * Operations with their requests, responses and example calls. A client component, because the data of
 * a page then contains their texts instead of its elements, which would double its size.
 */
export function OperationList({ operations, labels, siteUrl }: OperationListProps) {
  const problemsPath = localizedPath(useLocale(), paths.developers)
  return operations.map((operation) => {
    const { id, method, path, needsKey, isRepeatable, body, bodyType, problems } = operation
    const facts = [
      needsKey && labels[needsKey === 'workspace' ? 'needsWorkspaceKey' : 'needsKey'],
      isRepeatable && labels.repeatable,
    ].filter(Boolean)
    const sample = describeSample(operation, siteUrl)
    return (
      <article key={id} aria-labelledby={id} className={styles.operation}>
        <div>
          <h2 id={id} translate="no">
            <MethodBadge method={method} /> {path}
          </h2>
          <p>{operation.summary}</p>
          {facts.length > 0 && <p>{facts.join(' · ')}</p>}
          {operation.parameters && (
            <Part name={labels.parameters}>
              <FieldList fields={operation.parameters} required={labels.required} />
            </Part>
          )}
          {bodyType && <Part name={labels.body}>{code(bodyType)}</Part>}
          {body && <Part name={labels.body}>{labels.fileBody}</Part>}
          <Part name={labels.answer}>{code(operation.answer)}</Part>
          {problems && (
            <Part name={labels.problems}>
              <code translate="no">
                {problems.split(' ').map((key) => (
                  <a key={key} href={`${problemsPath}#${key}`}>
                    {key}
                  </a>
                ))}
              </code>
            </Part>
          )}
        </div>
        <div>
          <Samples
            id={id}
            codes={{
              curl: writeCurl(sample),
              TypeScript: writeTypescript(sample),
              Python: writePython(sample),
            }}
            labels={labels.samples}
          />
          <TryIt
            path={path}
            base={paths.codesApi}
            sample={sample}
            parameters={operation.parameters}
            query={operation.example?.query}
            labels={labels.tryIt}
          />
        </div>
      </article>
    )
  })
}

const code = (text: string) => (
  <code translate="no">
    <LinkedText text={text} />
  </code>
)

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <h3>{name}</h3>
      {children}
    </>
  )
}
