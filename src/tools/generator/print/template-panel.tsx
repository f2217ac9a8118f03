import { useTranslations } from 'next-intl'
import { useId, useMemo } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import { pageContentTitle } from '@/qr/content'
import { contrastRatio } from '@/qr/design'
import { buildScene, type Scene } from '@/qr/render'
import {
  type DrawnTemplate,
  drawTemplate,
  printTemplates,
  type TemplateName,
  templateNames,
  usualTemplateSize,
} from '@/qr/template'
import type { OutlinedLines } from '@/qr/text'
import { storedValue } from '@/std/stored-value'
import { GroupHeading } from '@/tools/shared/content-form/group-heading'
import { loadPdfX } from '@/tools/shared/print-boxes/load-pdf-x'
import { PrintBoxFields } from '@/tools/shared/print-boxes/print-box-fields'
import { isEmptyCaption } from '@/tools/shared/sheet/is-empty-caption'
import { PrintAdvice } from '@/tools/shared/sheet/print-advice'
import { sheetColors, usualPaper } from '@/tools/shared/sheet/sheet-settings'
import { useOutlines } from '@/tools/shared/sheet/use-outlines'
import { ColorField } from '@/tools/shared/style/fill-field'
import { ScenePicture } from '@/tools/shared/style/scene-picture'
import { useStoredState } from '@/tools/shared/use-stored-state'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { PictureChoice } from '@/ui/picture-choice'
import { Segmented } from '@/ui/segmented'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { useGenerator, useReportedColor } from '../generator-context'
import { useCodeName } from '../use-code-name'
import { PrintButtons } from './print-buttons'
import { TemplatePreview } from './template-preview'
import {
  defaultTemplateSettings,
  findTemplateSize,
  readTemplateSettings,
  type TemplateSettings,
  templateLineMaxLength,
} from './template-settings'

const stored = storedValue('sessionStorage', 'generator:template', readTemplateSettings)

/** Lowest contrast of large text (WCAG 2.2, 1.4.3). */
const leastContrast = 3
/** Below this size, printed text is hard to read. */
const leastPt = 6

/** The code with two lines of text on a poster, table tent, card or sticker, as a PDF. */
export function TemplatePanel() {
  const { code, drawnDesign: design, frameText } = useGenerator()
  const t = useTranslations('editor.print')
  const locale = useLocale()
  const headingId = useId()
  const [settings, setSettings] = useStoredState(stored, () => defaultTemplateSettings)
  const change = (part: Partial<TemplateSettings>) => setSettings({ ...settings, ...part })
  const { template, colors, color, bleedMm } = settings
  const name = useCodeName()
  useReportedColor(color === 'cmyk' ? 'cmyk' : null)

  const scene = useMemo(
    () => buildScene(code.matrix, design, { title: name, frameText }),
    [code.matrix, design, name, frameText],
  )
  const paper = usualPaper(locale)
  const size = findTemplateSize(settings, { locale, paper })
  const suggested = [t('template.suggested.first'), t('template.suggested.second')] as const
  const [firstText, secondText] = [settings.first ?? suggested[0], settings.second ?? suggested[1]]
  const first = usePageText(firstText.trim(), locale)
  const second = usePageText(secondText.trim(), locale)
  const texts = [first.outlines, second.outlines] as const
  const title = [firstText.trim(), secondText.trim(), name].filter(Boolean).join('. ')
  const drawn = drawTemplate(template, scene, { size, texts, colors, bleedMm, title })

  const pictureOf = (other: TemplateName) => {
    const usual = usualTemplateSize(other, { locale, paper })
    return drawTemplate(other, scene, { size: usual, texts, colors, title: '' }).scene
  }

  const errorOf = ({ outlines, hasFailed }: ReturnType<typeof usePageText>) => {
    const missing = outlines?.missing.join(' ')
    if (hasFailed) return t('caption.failed')
    return missing ? t('caption.missing', { characters: missing }) : undefined
  }
  const empty = [first, second].find(isEmptyCaption)
  return (
    <section aria-labelledby={headingId} className="@container">
      <GroupHeading id={headingId}>{t('template.heading')}</GroupHeading>
      <TemplateChoice
        template={template}
        sizeId={size.id}
        pictureOf={pictureOf}
        onChange={change}
      />
      <div className="grid items-start gap-x-6 gap-y-6 @md:grid-cols-[minmax(0,1fr)_11rem] @xl:grid-cols-[minmax(0,1fr)_15rem] @xl:gap-x-8">
        <div className="flex min-w-0 flex-col gap-5">
          <TemplateFields
            settings={settings}
            suggested={suggested}
            errors={[errorOf(first), errorOf(second)]}
            onChange={change}
          />
        </div>
        <div className="top-[calc(var(--header-height)+1.5rem)] mx-auto w-full min-w-0 max-w-80 @md:sticky">
          <TemplatePreview
            scene={drawn.scene}
            color={color}
            bleedMm={bleedMm}
            hasMarks={settings.hasTrimMarks}
            foldMm={size.isFolded ? size.widthMm / 2 : null}
            name={t('template.preview', { name: t(`template.names.${template}`), text: title })}
          />
        </div>
      </div>
      <div className="mt-6 flex flex-col gap-4">
        {contrastRatio(colors.text, colors.paper) < leastContrast && (
          <Notice tone="warn">{t('template.lowContrast')}</Notice>
        )}
        {drawn.leastTextPt !== null && drawn.leastTextPt < leastPt && (
          <Notice tone="warn">
            {t('template.smallText', { points: Math.round(drawn.leastTextPt), least: leastPt })}
          </Notice>
        )}
        <PrintAdvice scene={scene} widthMm={drawn.codeWidthMm} text={code.text} fix="larger" />
        {code.isSample && <Notice>{t('sample')}</Notice>}
        <PrintButtons
          problem={
            empty
              ? t('caption.refused', { characters: empty.outlines?.missing.join(' ') ?? '' })
              : null
          }
          name={[
            code.content.type,
            pageContentTitle(code.content),
            t(`template.names.${template}`),
          ]}
          make={() => makeTemplatePdf(drawn.scene, scene, settings)}
          hint={t('template.scaleHint')}
        />
      </div>
    </section>
  )
}

/** What is printed, and its size. */
function TemplateChoice({
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
        hint={printTemplates[template].sizes[0]?.isFolded ? t('template.foldHint') : undefined}
      >
        {(control) => (
          <Select
            {...control}
            value={sizeId}
            options={printTemplates[template].sizes.map((size) => ({
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

/** Names a paper size, or millimeters and inches. */
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

type TemplateLines = readonly [first: string, second: string]

/** The two lines of a page, its colors, and what a print shop needs. */
function TemplateFields({
  settings,
  suggested,
  errors,
  onChange,
}: {
  settings: TemplateSettings
  suggested: TemplateLines
  errors: readonly [first: string | undefined, second: string | undefined]
  onChange: (change: Partial<TemplateSettings>) => void
}) {
  const t = useTranslations('editor.print')
  const locale = useLocale()
  const { colors } = settings
  const setColor = (part: Partial<TemplateSettings['colors']>) =>
    onChange({ colors: { ...colors, ...part } })
  return (
    <>
      {(['first', 'second'] as const).map((key, index) => (
        <Field key={key} label={t(`template.${key}`)} error={errors[index]}>
          {(control) => (
            <TextInput
              {...control}
              value={settings[key] ?? suggested[index] ?? ''}
              maxLength={templateLineMaxLength}
              lang={locale}
              autoComplete="off"
              onChange={({ currentTarget }) => onChange({ [key]: currentTarget.value })}
            />
          )}
        </Field>
      ))}
      <div className="grid gap-x-4 gap-y-5 @2xl:grid-cols-3">
        <ColorField
          label={t('template.colors.paper')}
          value={colors.paper}
          onValueChange={(paper) => setColor({ paper })}
        />
        <ColorField
          label={t('template.colors.text')}
          value={colors.text}
          onValueChange={(text) => setColor({ text })}
        />
        <ColorField
          label={t('template.colors.accent')}
          value={colors.accent}
          onValueChange={(accent) => setColor({ accent })}
        />
      </div>
      <Segmented
        legend={t('color.label')}
        hint={t(`color.${settings.color}Hint`)}
        options={sheetColors.map((value) => ({ value, label: t(`color.${value}`) }))}
        value={settings.color}
        onValueChange={(color) => onChange({ color })}
      />
      <PrintBoxFields
        settings={settings}
        isRgb={settings.color === 'rgb'}
        bleedHint={t('template.bleedHint')}
        onChange={onChange}
      />
      <Checkbox
        label={t('marks.corners')}
        checked={settings.hasTrimMarks}
        onChange={({ currentTarget }) => onChange({ hasTrimMarks: currentTarget.checked })}
      />
    </>
  )
}

/** A text of a page as words in outlines, which can be wrapped. */
function usePageText(text: string, language: string) {
  return useOutlines(text, language, outlinePageText)
}

/** @throws (rejects) if the glyphs cannot be fetched */
async function outlinePageText(text: string, language: string): Promise<OutlinedLines> {
  const [{ outlineWords }, { fetchGlyphs }, { traceText }] = await Promise.all([
    import('@/qr/text/outline-words'),
    import('@/qr/text/fetch-glyphs'),
    import('@/tools/shared/text/trace-text'),
  ])
  return outlineWords(text, {
    font: 'sans',
    language,
    load: fetchGlyphs(paths.glyphs),
    byWords: true,
    trace: traceText,
  })
}

/**
 * The page as a PDF; the renderer loads with the first call.
 *
 * @throws (rejects) if a module or picture could not be loaded
 */
async function makeTemplatePdf(
  scene: DrawnTemplate['scene'],
  code: Scene,
  { color, bleedMm, hasTrimMarks, isPdfX }: TemplateSettings,
): Promise<Blob> {
  const [{ renderPdf }, { loadPictures }] = await Promise.all([
    import('@/qr/render/render-pdf'),
    import('@/qr/render/load-pictures'),
  ])
  const pdf = await renderPdf(scene, {
    color,
    sizeMm: scene.width,
    bleedMm,
    hasMarks: hasTrimMarks,
    pdfX: isPdfX && color !== 'rgb' ? await loadPdfX() : undefined,
    pictures: await loadPictures(code),
  })
  return new Blob([pdf], { type: 'application/pdf' })
}
