'use client'

import { useId } from 'react'
import { payloadRoutes } from '../../routes'
import layout from '../layout.module.css'
import { useDeskTexts } from '../use-desk-texts'
import { TableImport } from './table-import'

/** The glossary as a file, out and in. */
export function GlossaryExchange({ mayImport }: { mayImport: boolean }) {
  const t = useDeskTexts()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={layout.page}>
      <h2 id={heading}>{t('collections.glossaryTerms.many')}</h2>
      <p>{t('exchange.glossary.lead')}</p>
      <p>
        <a href={`${payloadRoutes.api}/glossary/export`} download>
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
