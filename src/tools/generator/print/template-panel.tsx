import { useLocale, useTranslations } from 'next-intl'
import { useId, useMemo } from 'react'
import { pageContentTitle } from '@/qr/content'
import { contrastRatio } from '@/qr/design'
import { buildScene } from '@/qr/render'
import { findPaper } from '@/qr/sheet'
import { drawTemplate, type TemplateName, usualTemplateSize } from '@/qr/template'
import { GroupHeading } from '@/tools/shared/content-form/group-heading'
import { isEmptyCaption } from '@/tools/shared/sheet/is-empty-caption'
import { PrintAdvice } from '@/tools/shared/sheet/print-advice'
import { Notice } from '@/ui/notice'
import { useGenerator, useReportedColor } from '../generator-context'
import { useCodeName } from '../use-code-name'
import { makeTemplatePdf } from './make-template-pdf'
import { PrintButtons } from './print-buttons'
import { TemplateChoice } from './template-choice'
import { TemplateFields } from './template-fields'
import { TemplatePreview } from './template-preview'
import { findTemplateSize } from './template-settings'
import { useDelivery } from './use-delivery'
import { usePageText } from './use-page-text'
import { useTemplateSettings } from './use-template-settings'

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
  const [settings, change] = useTemplateSettings()
  const { template, colors, color, bleedMm } = settings
  const name = useCodeName()
  useReportedColor(color === 'cmyk' ? 'cmyk' : null)

  const scene = useMemo(
    () => buildScene(code.matrix, design, { title: name, frameText }),
    [code.matrix, design, name, frameText],
  )
  const paper = findPaper(navigator.languages) ?? (locale === 'en' ? 'letter' : 'a4')
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
  const [busy, deliver] = useDelivery({
    isPossible: true,
    problem: empty
      ? t('caption.refused', { characters: empty.outlines?.missing.join(' ') ?? '' })
      : null,
    name: [code.content.type, pageContentTitle(code.content), t(`template.names.${template}`)],
    make: () => makeTemplatePdf(drawn.scene, scene, settings),
  })
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
        <PrintButtons busy={busy} hint={t('template.scaleHint')} onPress={deliver} />
      </div>
    </section>
  )
}
