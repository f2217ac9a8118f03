import { useTranslations } from 'next-intl'
import { CopyButton } from '../copy-button'
import { contentOf } from '../find-page-title'
import type { ShownPage } from '../hosted-page'

/** The text with its line breaks. Addresses in it are unchecked and do not become links. */
export function TextView({ page }: { page: ShownPage }) {
  const label = useTranslations('content.fields')('text.text.label')
  const { text } = contentOf<'text'>(page)
  return (
    <div>
      <p lang={page.lang} className="wrap-anywhere whitespace-pre-wrap text-lead">
        {text}
      </p>
      {text.trim() && (
        <div className="mt-5">
          <CopyButton text={text} what={label} />
        </div>
      )}
    </div>
  )
}
