import { useTranslations } from 'next-intl'
import { documentLimits, type PageButton } from '@/codes'
import { contrastRatio } from '@/qr/design'
import { ColorField } from '@/tools/shared/style/fill-field'
import { UploadField } from '@/tools/shared/uploads/upload-field'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { AddressInput } from './address-input'
import { ClosedMessageFields } from './closed-message-fields'
import { useEditing } from './edit-context'
import { EditableRows } from './editable-rows'

/** Minimum contrast of meaningful shapes (WCAG 2.2, 1.4.11). */
const leastContrast = 3
/** The owner's pictures around the content, in the order of the page. */
const stylePictures = ['logo', 'icon', 'cover'] as const
const picture = { choice: 'picture', role: 'photo' } as const

/** Fields for the page around the content: texts, colours, a picture, buttons. */
export function PagePart() {
  const t = useTranslations('myCodes.edit.page')
  const { locale, version, changeVersion, errorAt, leave } = useEditing()
  const at = `/languages/${locale}`
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-5">
        <Field label={t('titleLabel')} hint={t('titleHint')} error={errorAt(`${at}/title`)}>
          {(control) => (
            <TextInput
              {...control}
              name={`${at}/title`}
              dir="auto"
              value={version.title}
              maxLength={documentLimits.title}
              onChange={({ target }) => changeVersion({ title: target.value }, 'title')}
              onBlur={() => leave(`${at}/title`)}
            />
          )}
        </Field>
        <Field label={t('description')} error={errorAt(`${at}/description`)}>
          {(control) => (
            <TextArea
              {...control}
              name={`${at}/description`}
              dir="auto"
              rows={3}
              value={version.description}
              maxLength={documentLimits.description}
              onChange={({ target }) => changeVersion({ description: target.value }, 'description')}
              onBlur={() => leave(`${at}/description`)}
            />
          )}
        </Field>
      </div>
      <Look />
      <EditableRows<PageButton>
        title={t('buttons')}
        hint={t('buttonsHint')}
        addLabel={t('addButton')}
        rows={version.buttons}
        most={documentLimits.buttons}
        blank={() => ({ label: '', url: '' })}
        isOrdered
        nameRow={({ label }, index) => label || t('button', { number: index + 1 })}
        onChange={(buttons, step) => changeVersion({ buttons }, step)}
      >
        {({ label, url }, index, change) => (
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label={t('buttonLabel')} error={errorAt(`${at}/buttons/${index}/label`)}>
              {(control) => (
                <TextInput
                  {...control}
                  name={`${at}/buttons/${index}/label`}
                  dir="auto"
                  value={label}
                  maxLength={documentLimits.buttonLabel}
                  onChange={({ target }) => change({ label: target.value })}
                  onBlur={() => leave(`${at}/buttons/${index}/label`)}
                />
              )}
            </Field>
            <AddressInput
              label={t('buttonUrl')}
              pointer={`${at}/buttons/${index}/url`}
              value={url}
              onChange={(next) => change({ url: next })}
            />
          </div>
        )}
      </EditableRows>
      <ClosedMessageFields />
    </div>
  )
}

function Look() {
  const t = useTranslations('myCodes.edit.page')
  const { edited, uploads, changeDocument } = useEditing()
  const { look } = edited.document
  const isFaint = contrastRatio(look.accent, look.ground) < leastContrast
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 min-[22rem]:grid-cols-2">
        <ColorField
          label={t('accent')}
          value={look.accent}
          onValueChange={(accent) => changeDocument({ look: { ...look, accent } }, 'accent')}
        />
        <ColorField
          label={t('ground')}
          value={look.ground}
          onValueChange={(ground) => changeDocument({ look: { ...look, ground } }, 'ground')}
        />
      </div>
      {isFaint && (
        <Notice tone="warn" live title={t('faint.title')}>
          {t('faint.text')}
        </Notice>
      )}
      {stylePictures.map((name) => {
        const id = look[`${name}FileId`]
        return (
          <UploadField
            key={name}
            {...picture}
            uploads={uploads}
            most={1}
            uses={id ? [{ id, role: 'photo', caption: '' }] : []}
            onUses={([file]) =>
              changeDocument({ look: { ...look, [`${name}FileId`]: file?.id ?? null } }, name)
            }
            label={t(name)}
            {...(name === 'icon' && { hint: t('iconHint') })}
          />
        )
      })}
    </div>
  )
}
