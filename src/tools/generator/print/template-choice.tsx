import { useTranslations } from 'next-intl'
import type { Scene } from '@/qr/render'
import { templateNames, templateSizes } from '@/qr/template'
import { ScenePicture } from '@/tools/shared/style/scene-picture'
import { Field } from '@/ui/field'
import { PictureChoice } from '@/ui/picture-choice'
import { Select } from '@/ui/select'
import type { TemplateSettings } from './template-settings'

/** What is printed, and its size. */
export function TemplateChoice({
  template,
  sizeId,
  pictureOf,
  onChange,
}: {
  template: TemplateSettings['template']
  /** The chosen size, or the usual one. */
  sizeId: string
  /** The page of a template. */
  pictureOf: (template: TemplateSettings['template']) => Scene
  onChange: (change: Partial<TemplateSettings>) => void
}) {
  const t = useTranslations('editor.print')
  const sizeName = useSizeName()
  return (
    <div className="mb-5 flex flex-col gap-5">
      <PictureChoice
        legend={t('template.label')}
        options={templateNames.map((value) => ({
          value,
          label: t(`template.names.${value}`),
          picture: <ScenePicture scene={pictureOf(value)} className="h-24 w-full p-3" />,
        }))}
        value={template}
        onValueChange={(value) => onChange({ template: value, size: '' })}
        className="grid-cols-2 @md:grid-cols-4"
      />
      <Field
        label={t('template.size')}
        hint={template === 'table-tent' ? t('template.foldHint') : undefined}
      >
        {(control) => (
          <Select
            {...control}
            value={sizeId}
            options={templateSizes[template].map((size) => ({
              value: size.id,
              label: sizeName(size.id, size),
            }))}
            onChange={({ currentTarget }) => onChange({ size: currentTarget.value })}
          />
        )}
      </Field>
    </div>
  )
}

/** Names a paper size, or millimetres and inches. */
function useSizeName() {
  const t = useTranslations('editor.print')
  return (id: string, { widthMm, heightMm }: { widthMm: number; heightMm: number }) => {
    switch (id) {
      case 'a3':
        return 'A3'
      case 'a4':
        return 'A4'
      case 'a5':
        return 'A5'
      case 'letter':
        return t('paper.letter')
      case 'tabloid':
        return t('template.sizes.tabloid')
      case 'two-a5':
        return t('template.sizes.twoFaces', { face: 'A5' })
      case 'two-a6':
        return t('template.sizes.twoFaces', { face: 'A6' })
      case 'two-half-letter':
        return t('template.sizes.twoFaces', { face: '5.5 × 8.5 in' })
      case '3.5x2':
        return '3.5 × 2 in'
      default:
        return t('template.sizes.millimetres', { width: widthMm, height: heightMm })
    }
  }
}
