'use client'

import { useId } from 'react'
import { useTexts } from '@/cms/admin/use-texts'
import { paths } from '@/paths'
import layout from '../layout.module.css'
import { TableImport } from './table-import'

/** The glossary as a file, out and in. */
export function GlossaryExchange({ mayImport }: { mayImport: boolean }) {
  const t = useTexts()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={layout.page}>
      <h2 id={heading}>{t('collections.glossaryTerms.many')}</h2>
      <p>{t('exchange.glossary.lead')}</p>
      <p>
        <a href={`${paths.api}/glossary/export`} download>
          {t('exchange.glossary.download')}
        </a>
      </p>
      {mayImport && (
        <TableImport
          endpoint="POST /glossary/import"
          label={t('exchange.glossary.choose')}
          accept=".csv,.tsv,.txt"
        />
      )}
    </section>
  )
}
