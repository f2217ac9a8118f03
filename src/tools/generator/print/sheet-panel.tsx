import { useTranslations } from 'next-intl'
import { useId, useMemo } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import { pageContentTitle } from '@/qr/content'
import { buildScene, fitText, renderSvg, type Scene } from '@/qr/render'
import { type MarkKind, placeLabel, type SheetFormat } from '@/qr/sheet'
import type { OutlinedText } from '@/qr/text'
import { storedValue } from '@/std/stored-value'
import { GroupHeading } from '@/tools/shared/content-form/group-heading'
import { loadPdfX } from '@/tools/shared/print-boxes/load-pdf-x'
import { FormatFields } from '@/tools/shared/sheet/format-fields'
import { isEmptyCaption } from '@/tools/shared/sheet/is-empty-caption'
import { PrintAdvice } from '@/tools/shared/sheet/print-advice'
import { SheetPreview } from '@/tools/shared/sheet/sheet-preview'
import {
  captionMaxLength,
  countCodes,
  defaultSheetSettings,
  findSheetFormat,
  ownGrid,
  readSheetSettings,
  type SheetSettings,
  usualPaper,
} from '@/tools/shared/sheet/sheet-settings'
import { useOutlines } from '@/tools/shared/sheet/use-outlines'
import { shorten } from '@/tools/shared/shorten'
import { useStoredState } from '@/tools/shared/use-stored-state'
import { Notice } from '@/ui/notice'
import { useGenerator, useReportedColor } from '../generator-context'
import { useCodeName } from '../use-code-name'
import { CodeFields } from './code-fields'
import { PrintButtons } from './print-buttons'

const stored = storedValue('sessionStorage', 'generator:sheet', readSheetSettings)

/** The code repeated on sheets of labels or paper, as a PDF to download or print. */
export function SheetPanel() {
  const { code, drawnDesign: design, frameText } = useGenerator()
  const t = useTranslations('editor.print')
  const locale = useLocale()
  const headingId = useId()
  const [settings, setSettings] = useStoredState(stored, () =>
    defaultSheetSettings(usualPaper(locale)),
  )
  const change = (part: Partial<SheetSettings>) => setSettings({ ...settings, ...part })
  const name = useCodeName()
  useReportedColor(settings.color === 'cmyk' ? 'cmyk' : null)
  const title = shorten(pageContentTitle(code.content), captionMaxLength)

  const scene = useMemo(
    () => buildScene(code.matrix, design, { title: name, frameText }),
    [code.matrix, design, name, frameText],
  )
  const layout = useLayout(scene, settings)
  const { format, marks, plan, hasCaption } = layout

  return (
    <section aria-labelledby={headingId} className="@container">
      <GroupHeading id={headingId}>{t('heading')}</GroupHeading>
      <FormatFields settings={settings} hasRoom={format !== null} onChange={change} />
      {format && plan && (
        <>
          <div className="mt-5 grid items-start gap-x-6 gap-y-6 @md:grid-cols-[minmax(0,1fr)_11rem] @xl:grid-cols-[minmax(0,1fr)_15rem] @xl:gap-x-8">
            <div className="flex min-w-0 flex-col gap-5">
              <CodeFields
                settings={settings}
                format={format}
                widthMm={plan.code.widthMm}
                widestMm={placeLabel(format, scene, { hasCaption }).code.widthMm}
                captionExample={title}
                captionError={layout.captionError}
                onChange={change}
              />
            </div>
            <div className="top-[calc(var(--header-height)+1.5rem)] mx-auto w-full min-w-0 max-w-80 @md:sticky">
              <SheetPreview
                format={format}
                plan={plan}
                {...countCodes(settings, format)}
                marks={marks}
                picture={layout.picture}
                captionPath={layout.captionPath}
                bleed={{ mm: settings.bleedMm, scene }}
                onStartAt={(startAt) => change({ startAt })}
              />
            </div>
          </div>
          <div className="mt-6 flex flex-col gap-4">
            <PrintAdvice
              scene={scene}
              widthMm={plan.code.widthMm}
              text={code.text}
              fix={settings.codeWidthMm !== null ? 'widen' : hasCaption ? 'caption' : 'larger'}
            />
            {code.isSample && <Notice>{t('sample')}</Notice>}
            <PrintButtons
              problem={layout.emptyCaption}
              name={[code.content.type, pageContentTitle(code.content), t('fileWord')]}
              make={() => {
                const pdfTitle = t('documentTitle', { name })
                return makeSheetPdf({
                  scene,
                  format,
                  settings,
                  marks,
                  language: locale,
                  title: pdfTitle,
                })
              }}
              hint={t('scaleHint')}
            />
          </div>
        </>
      )}
    </section>
  )
}

/** The sheet of the settings: its format, the parts of a label, and their pictures. */
function useLayout(scene: Scene, settings: SheetSettings) {
  const t = useTranslations('editor.print.caption')
  const locale = useLocale()
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSvg(scene))}`,
    [scene],
  )
  const text = settings.caption.trim()
  const caption = useCaption(text, locale)
  const { outlines, hasFailed } = caption
  const hasCaption = text !== ''
  const format = findSheetFormat(settings)
  const codeWidthMm = settings.codeWidthMm ?? undefined
  const plan = format && placeLabel(format, scene, { hasCaption, codeWidthMm })
  const box = plan?.caption
  const captionPath =
    box && outlines
      ? fitText(outlines, { x: 0, y: 0, width: box.widthMm, height: box.heightMm })
      : ''
  const missing = outlines?.missing.join(' ')
  const captionError = hasFailed
    ? t('failed')
    : missing
      ? t('missing', { characters: missing })
      : undefined
  const marks: MarkKind = !settings.hasMarks
    ? 'none'
    : settings.format === ownGrid
      ? 'corners'
      : 'outlines'
  const emptyCaption = isEmptyCaption(caption) ? t('refused', { characters: missing ?? '' }) : null
  return { format, marks, plan, picture, hasCaption, captionPath, captionError, emptyCaption }
}

type Sheet = {
  scene: Scene
  format: SheetFormat
  settings: SheetSettings
  marks: MarkKind
  language: string
  title: string
}

/**
 * The sheets as a PDF; the renderer loads with the first call.
 *
 * @throws (rejects) if a module or picture could not be loaded
 */
async function makeSheetPdf(sheet: Sheet): Promise<Blob> {
  const { scene, format, settings, marks, language, title } = sheet
  const text = settings.caption.trim()
  const [{ renderSheetPdf }, { loadPictures }, outlines] = await Promise.all([
    import('@/qr/sheet/render-sheet-pdf'),
    import('@/qr/render/load-pictures'),
    text ? outlineCaption(text, language) : null,
  ])
  const { count, startAt } = countCodes(settings, format)
  const label = { scene, ...(outlines && { caption: { text, outlines } }) }
  const pdf = renderSheetPdf(Array(count).fill(label), format, {
    color: settings.color,
    codeWidthMm: settings.codeWidthMm ?? undefined,
    startAt,
    marks,
    bleedMm: settings.bleedMm,
    pdfX: settings.isPdfX && settings.color !== 'rgb' ? await loadPdfX() : undefined,
    title,
    pictures: await loadPictures(scene),
  })
  return new Blob([pdf], { type: 'application/pdf' })
}

/** A line of text as outlines; the previous outlines remain while new ones load. */
function useCaption(text: string, language: string) {
  return useOutlines(text, language, outlineCaption)
}

/** @throws (rejects) if the glyphs cannot be fetched */
async function outlineCaption(text: string, language: string): Promise<OutlinedText> {
  const [{ outlineLines }, { fetchGlyphs }, { traceText }] = await Promise.all([
    import('@/qr/text/outline-lines'),
    import('@/qr/text/fetch-glyphs'),
    import('@/tools/shared/text/trace-text'),
  ])
  const load = fetchGlyphs(paths.glyphs)
  return outlineLines(text, { font: 'sans', language, load, trace: traceText, most: 1 })
}
