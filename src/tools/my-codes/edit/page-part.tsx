import { useTranslations } from 'next-intl'
import { documentLimits, type PageButton, type PageStyle } from '@/codes'
import { contrastRatio } from '@/qr/design'
import { ColorField } from '@/tools/shared/style/fill-field'
import { UploadField } from '@/tools/shared/uploads/upload-field'
import { Notice } from '@/ui/notice'
import { ClosedMessageFields } from './closed-message-fields'
import { DocumentField } from './document-field'
import { EditableRows } from './editable-rows'
import { useEditing } from './use-editing'

/** Minimum contrast of meaningful shapes (WCAG 2.2, 1.4.11). */
const leastContrast = 3
const photo = { choice: 'picture', role: 'photo' } as const
/** The owner's pictures around the content, in the order of the page. */
const stylePictures = ['logo', 'icon', 'cover'] as const

/** Fields for the page around the content: texts, colors, a picture, buttons. */
export function PagePart() {
  const t = useTranslations('myCodes.edit.page')
  const { locale } = useEditing()
  const at = `/languages/${locale}`
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-5">
        <DocumentField
          label={t('titleLabel')}
          hint={t('titleHint')}
          pointer={`${at}/title`}
          most={documentLimits.title}
        />
        <DocumentField
          label={t('description')}
          pointer={`${at}/description`}
          rows={3}
          most={documentLimits.description}
        />
      </div>
      <StyleFields />
      <EditableRows<PageButton>
        title={t('buttons')}
        hint={t('buttonsHint')}
        addLabel={t('addButton')}
        pointer={`${at}/buttons`}
        most={documentLimits.buttons}
        blank={() => ({ label: '', url: '' })}
        isOrdered
        nameRow={({ label }, index) => label || t('button', { number: index + 1 })}
      >
        {(button) => (
          <div className="grid gap-3 sm:grid-cols-2">
            <DocumentField
              label={t('buttonLabel')}
              pointer={`${button}/label`}
              most={documentLimits.buttonLabel}
            />
            <DocumentField label={t('buttonUrl')} pointer={`${button}/url`} kind="address" />
          </div>
        )}
      </EditableRows>
      <ClosedMessageFields />
    </div>
  )
}

function StyleFields() {
  const t = useTranslations('myCodes.edit.page')
  const { uploads, valueAt, change } = useEditing()
  const look = valueAt<PageStyle>('/look')
  const isFaint = contrastRatio(look.accent, look.ground) < leastContrast
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 min-[22rem]:grid-cols-2">
        {(['accent', 'ground'] as const).map((name) => (
          <ColorField
            key={name}
            label={t(name)}
            value={look[name]}
            onValueChange={(color) => change(`/look/${name}`, color)}
          />
        ))}
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
            {...photo}
            uploads={uploads}
            most={1}
            uses={id ? [{ id, role: 'photo', caption: '' }] : []}
            onUses={([file]) => change(`/look/${name}FileId`, file?.id ?? null)}
            label={t(name)}
            {...(name === 'icon' && { hint: t('iconHint') })}
          />
        )
      })}
    </div>
  )
}
