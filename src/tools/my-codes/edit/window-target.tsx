import { useTranslations } from 'next-intl'
import type { TimeWindow } from '@/codes'
import { Checkbox } from '@/ui/checkbox'
import { AddressInput } from './address-input'
import { useEditing } from './edit-context'

/** What a code opens in certain hours: some of its page's files, or an address. */
export function WindowTarget({
  window: { url, fileIds = [] },
  pointer,
  onChange,
}: {
  window: TimeWindow
  /** JSON pointer of the window. */
  pointer: string
  onChange: (change: Partial<TimeWindow>) => void
}) {
  const t = useTranslations('myCodes.edit.rules.windows')
  const files = usePageFiles()
  const selected = files.filter(({ id }) => fileIds.includes(id))
  return (
    <>
      {files.length > 0 && (
        <fieldset className="flex min-w-0 flex-col gap-1">
          <legend className="mb-1 font-medium text-sm">{t('files')}</legend>
          {files.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={<span className="wrap-anywhere">{name}</span>}
              checked={fileIds.includes(id)}
              onChange={({ target }) =>
                onChange({
                  fileIds: files.flatMap((file) =>
                    (file.id === id ? target.checked : fileIds.includes(file.id)) ? [file.id] : [],
                  ),
                })
              }
            />
          ))}
          <p className="text-ink-soft text-xs">{t('filesHint')}</p>
        </fieldset>
      )}
      {selected.length === 0 && (
        <AddressInput
          label={t('url')}
          pointer={`${pointer}/url`}
          value={url}
          onChange={(next) => onChange({ url: next })}
        />
      )}
    </>
  )
}

/** The files that a page shows in any language, by caption or name. */
function usePageFiles(): { id: string; name: string }[] {
  const { edited, uploads } = useEditing()
  const uses = Object.values(edited.document.languages).flatMap(({ files }) => files)
  const shown = new Map(
    uses
      .filter(({ role }) => role === 'content')
      .map(({ id, caption }) => {
        const name = uploads.files.find((file) => file.id === id)?.name ?? ''
        return [id, { id, name: caption.trim() || name }] as const
      }),
  )
  return [...shown.values()]
}
