import { useTranslations } from 'next-intl'
import type { CodeView } from '@/codes'
import { type ContentField, type FieldValue, pageFields } from '@/qr/content'
import type { useContentMessages } from '@/tools/shared/content/use-content-messages'
import { StoredCode } from '@/tools/shared/style/stored-code'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { type CodeDraft, codeDraftOf, serializeDraft } from './code-draft'

/** Shows both states of a code that was changed in two places, and offers a choice. */
export function ChangedDialog({
  theirs,
  mine,
  messages,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: {
  theirs: CodeView | undefined
  mine: CodeDraft
  messages: ReturnType<typeof useContentMessages>
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}) {
  const t = useTranslations('dynamic.changed')
  return (
    <Dialog
      open={theirs !== undefined}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      className="w-[min(44rem,calc(100vw-1.5rem))]!"
    >
      {theirs && (
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft text-sm">{t('lead')}</p>
          <Comparison link={theirs.link} {...{ mine, messages }} theirs={codeDraftOf(theirs)} />
          <div className="flex flex-wrap gap-2">
            <Button onClick={onKeepMine}>{t('keepMine')}</Button>
            <Button variant="secondary" onClick={onTakeTheirs}>
              {t('takeTheirs')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

function Comparison({
  link,
  mine,
  theirs,
  messages,
}: {
  link: string
  mine: CodeDraft
  theirs: CodeDraft
  messages: ReturnType<typeof useContentMessages>
}) {
  const t = useTranslations('dynamic.changed')
  const fields = pageFields[mine.draft.type].filter(
    ({ name, input }) => input !== 'upload' && mine.draft[name] !== theirs.draft[name],
  )
  const formatValue = (field: ContentField, value: FieldValue | undefined) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (!value) return t('nothing')
    return field.input === 'choice' ? messages.option(field, value) : value
  }
  const isStyleUnchanged =
    serializeDraft({ ...mine, draft: theirs.draft, files: [] }) ===
    serializeDraft({ ...theirs, files: [] })
  const isFilesSame = JSON.stringify(mine.files) === JSON.stringify(theirs.files)
  return (
    <table className="w-full table-fixed border-line border-y text-sm">
      <thead>
        <tr className="border-line border-b text-start align-bottom text-ink-soft text-xs">
          <td className="w-1/4 py-2 pe-3" />
          <Head>{t('mine')}</Head>
          <Head>{t('theirs')}</Head>
        </tr>
      </thead>
      <tbody className="align-top">
        {fields.map((field) => (
          <tr key={field.name}>
            <RowHead>{messages.label(field)}</RowHead>
            <Value>{formatValue(field, mine.draft[field.name])}</Value>
            <Value>{formatValue(field, theirs.draft[field.name])}</Value>
          </tr>
        ))}
        {!isFilesSame && (
          <tr>
            <RowHead>{t('files')}</RowHead>
            <Value>{t('fileCount', { count: mine.files.length })}</Value>
            <Value>{t('fileCount', { count: theirs.files.length })}</Value>
          </tr>
        )}
        {!isStyleUnchanged && (
          <tr>
            <RowHead>{t('look')}</RowHead>
            {[mine, theirs].map(({ design }, index) => (
              <td key={index === 0 ? 'mine' : 'theirs'} className="py-2 pe-3">
                <StoredCode text={link} design={design} className="size-24" />
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}

function Head({ children }: { children: string }) {
  return (
    <th scope="col" className="py-2 pe-3 text-start font-medium">
      {children}
    </th>
  )
}

function RowHead({ children }: { children: string }) {
  return (
    <th scope="row" className="py-2 pe-3 text-start font-normal text-ink-soft wrap-anywhere">
      {children}
    </th>
  )
}

function Value({ children }: { children: string }) {
  return (
    <td dir="auto" className="whitespace-pre-wrap py-2 pe-3 wrap-anywhere">
      {children}
    </td>
  )
}
