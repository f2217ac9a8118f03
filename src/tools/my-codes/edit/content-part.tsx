import { useTranslations } from 'next-intl'
import { getLocale } from '@/i18n/locales'
import {
  blankPageContent,
  type FieldValue,
  followStart,
  type PageDraft,
  pageFields,
} from '@/qr/content'
import { CodeFiles } from '@/tools/code-session/code-files'
import { ContentFields } from '@/tools/shared/content-form/content-fields'
import type { FillFields } from '@/tools/shared/content-form/fill-fields'
import type { MapTiles } from '@/tools/shared/content-form/map/map-place'
import { UploadField } from '@/tools/shared/uploads/upload-field'
import { useHandler } from '@/tools/shared/use-handler'
import { useEditing } from './use-editing'
import { UtmBuilder } from './utm-builder'

const photo = { choice: 'picture', role: 'photo' } as const

/** The content of a code in one language: the fields of its type, and its files. */
export function ContentPart({ mapTiles }: { mapTiles?: MapTiles }) {
  const { edited, locale, version, change, errorAt, leave } = useEditing()
  const { type } = edited.document
  const draft = { ...blankPageContent(type), ...version.fields, type } as PageDraft
  const at = `/languages/${locale}/fields`
  const errors = Object.fromEntries(
    pageFields[type].flatMap(({ name }) => {
      const error = errorAt(`${at}/${name}`)
      return error ? [[name, error]] : []
    }),
  )
  const fill = useHandler<Parameters<FillFields>, void>((filled, step) => {
    const followed = followStart(draft, filled as Partial<PageDraft>)
    const fields = { ...version.fields, ...(followed as Record<string, FieldValue>) }
    change(at, fields, `${at} ${step ?? Object.keys(filled).join()}`)
  })
  return (
    <form
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onBlur={({ target }) => 'name' in target && target.name && leave(`${at}/${target.name}`)}
      className="flex flex-col gap-8"
    >
      <Files />
      <ContentFields {...{ draft, errors }} onFill={fill} {...(mapTiles && { mapTiles })} />
      {type === 'url' && (
        <UtmBuilder
          address={String(version.fields.url ?? '')}
          onChange={(url, name) => fill({ url }, `utm ${name}`)}
        />
      )}
      {errorAt(at) && <p className="text-bad text-sm">{errorAt(at)}</p>}
      {type === 'vcard' && <Photo />}
    </form>
  )
}

function Files() {
  const t = useTranslations('myCodes.edit.files')
  const { edited, locale, version, uploads, change, errorAt } = useEditing()
  const { type, mainLocale } = edited.document
  const isInherited = locale !== mainLocale && version.files.length === 0
  return (
    <CodeFiles
      {...{ type, uploads }}
      uses={version.files}
      onUses={(files) => change(`/languages/${locale}/files`, files)}
      error={errorAt(`/languages/${locale}/files`)}
    >
      {isInherited && (
        <p className="mt-4.5 text-ink-soft text-xs">
          {t('inherited', { main: getLocale(mainLocale).name })}
        </p>
      )}
    </CodeFiles>
  )
}

function Photo() {
  const t = useTranslations('myCodes.edit.files')
  const { locale, version, uploads, change } = useEditing()
  return (
    <UploadField
      {...photo}
      uploads={uploads}
      most={1}
      uses={version.files}
      onUses={(files) => change(`/languages/${locale}/files`, files)}
      label={t('photo')}
    />
  )
}
