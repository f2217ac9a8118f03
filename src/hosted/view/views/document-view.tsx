import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { FileCard } from '../file-card'
import type { ShownPage } from '../hosted-page'
import { NoFiles } from '../no-files'
import { PdfReader } from '../pdf/pdf-reader'

/** Shows the first PDF and lists every document for download. */
export function DocumentView({ page }: { page: ShownPage }) {
  const t = useTranslations('hosted.page.document')
  const documents = page.files.filter(({ role }) => role === 'content')
  if (documents.length === 0) return <NoFiles />
  const pdf = documents.find(({ mediaType }) => mediaType === 'application/pdf')
  return (
    <div className="grid gap-4">
      {documents.map((file) => (
        <Fragment key={file.id}>
          <FileCard file={file} lang={page.lang} />
          {file === pdf && (
            <PdfReader
              url={file.path}
              labels={{
                show: t('show'),
                loading: t('loading'),
                failed: t('failed'),
                locked: t('locked'),
                page: t('page', { number: '#', count: '##' }),
              }}
            />
          )}
        </Fragment>
      ))}
    </div>
  )
}
