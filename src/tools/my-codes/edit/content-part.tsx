import { useTranslations } from 'next-intl'
import type { FileUse } from '@/codes/code-document'
import { getLocale } from '@/i18n/locales'
import type { FieldValue } from '@/qr/content/field'
import { followStart } from '@/qr/content/follow-start'
import { blankPageContent, type PageDraft, pageFields } from '@/qr/content/page-content'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import { ContentFields } from '@/tools/shared/content-form/content-fields'
import type { FillFields } from '@/tools/shared/content-form/fill-fields'
import type { MapTiles } from '@/tools/shared/content-form/map/map-place'
import type { UploadChoice } from '@/tools/shared/uploads/upload-choice'
import { UploadField } from '@/tools/shared/uploads/upload-field'
import { useHandler } from '@/tools/shared/use-handler'
import { useEditing } from './edit-context'

const choices: Partial<Record<PageDraft['type'], UploadChoice>> = {
  document: 'document',
  multimedia: 'media',
  image: 'picture',
}

const subtitles = { choice: 'subtitles', role: 'subtitles' } as const
const photo = { choice: 'picture', role: 'photo' } as const

/** What a code says in one language: the fields of its type, and its files. */
export function ContentPart({ mapTiles }: { mapTiles?: MapTiles }) {
  const { edited, locale, version, changeVersion, errorAt, leave } = useEditing()
  const { type } = edited.document
  const draft = { ...blankPageContent(type), ...version.fields, type } as PageDraft
  const at = `/languages/${locale}/fields`
  const errors = Object.fromEntries(
    pageFields[type].flatMap(({ name }) => {
      const error = errorAt(`${at}/${name}`)
      return error ? [[name, error]] : []
    }),
  )
  const fill = useHandler<Parameters<FillFields>, void>((change, step) => {
    const followed = followStart(draft, change as Partial<PageDraft>)
    const fields = { ...version.fields, ...(followed as Record<string, FieldValue>) }
    changeVersion({ fields }, step ?? Object.keys(change).join())
  })
  const choice = choices[type]
  return (
    <form
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onBlur={({ target }) => 'name' in target && target.name && leave(`${at}/${target.name}`)}
      className="flex flex-col gap-8"
    >
      {choice && <Files choice={choice} />}
      <ContentFields {...{ draft, errors }} onFill={fill} {...(mapTiles && { mapTiles })} />
      {errorAt(at) && <p className="text-bad text-sm">{errorAt(at)}</p>}
      {type === 'vcard' && <Photo />}
    </form>
  )
}

function Files({ choice }: { choice: UploadChoice }) {
  const t = useTranslations('myCodes.edit.files')
  const { edited, locale, version, uploads, changeVersion } = useEditing()
  const { type, mainLocale } = edited.document
  const messages = useContentMessages(type)
  const field = pageFields[type].find(({ input }) => input === 'upload')
  const onUses = (files: readonly FileUse[]) => changeVersion({ files }, 'files')
  const isInherited = locale !== mainLocale && version.files.length === 0
  return (
    <div className="flex flex-col gap-6">
      <UploadField
        uploads={uploads}
        choice={choice}
        uses={version.files}
        onUses={onUses}
        label={field ? messages.label(field) : t('label')}
        hasCaptions={type !== 'document'}
      />
      {isInherited && (
        <p className="text-ink-soft text-xs">
          {t('inherited', { main: getLocale(mainLocale).name })}
        </p>
      )}
      {type === 'multimedia' && version.files.some(({ role }) => role === 'content') && (
        <UploadField
          {...subtitles}
          uploads={uploads}
          most={1}
          uses={version.files}
          onUses={onUses}
          label={t('subtitles')}
        />
      )}
    </div>
  )
}

function Photo() {
  const t = useTranslations('myCodes.edit.files')
  const { version, uploads, changeVersion } = useEditing()
  return (
    <UploadField
      {...photo}
      uploads={uploads}
      most={1}
      uses={version.files}
      onUses={(files) => changeVersion({ files }, 'photo')}
      label={t('photo')}
    />
  )
}
