import { useFormatter, useTranslations } from 'next-intl'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { type Design, findMainColor, findRequiredWidthMm } from '@/qr/design'
import { readRgb, toCmyk } from '@/qr/render'
import { PrintBoxFields } from '@/tools/shared/print-boxes/print-box-fields'
import { PrintColorFields } from '@/tools/shared/print-color/print-color-fields'
import { findColorToCheck } from '@/tools/shared/print-color/print-color-settings'
import { usePlates } from '@/tools/shared/print-color/use-plates'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { useToast } from '@/ui/toast'
import { useGenerator, useReportedColor } from '../generator-context'
import { useCodeName } from '../use-code-name'
import { ExportActions } from './export-actions'
import { announceExportChoice } from './export-choice'
import {
  type ExportSettings,
  findTarget,
  maxWidthMm,
  sessionSettings,
  unitOf,
} from './export-settings'
import { type ExportFormat, exportFormats, fileEndings } from './export-target'
import { type FileTexts, findFileTexts, storeFileTexts } from './file-texts'
import {
  judgeSize,
  measurePicture,
  type PictureModules,
  type SizeVerdict,
  safePxPerModule,
} from './judge-size'
import { nameFile } from './name-file'
import { SizeFields } from './size-fields'

/** The settings of an exported file: format, size, print colors, name and alternative text. */
export function ExportPanel() {
  const { code, drawnDesign: design, restyle } = useGenerator()
  const t = useTranslations('editor.export')
  const colorName = useRef<HTMLInputElement>(null)
  const [settings, setSettings] = useState(sessionSettings.read)
  const [isNameMissing, setIsNameMissing] = useState(false)
  const [texts, setTexts] = useFileTexts(code.text)
  const title = useCodeName()

  // Before the settings are painted, so that no verdict of another width is seen with them.
  useLayoutEffect(() => {
    sessionSettings.write(settings)
    announceExportChoice()
  }, [settings])

  const change = (part: Partial<ExportSettings>) => setSettings({ ...settings, ...part })
  const setSizePx = (sizePx: number) => restyle({ sizePx }, 'size')
  const ending = fileEndings[settings.format]
  const designColor = toCmyk(readRgb(findMainColor(design.modules.fill) ?? '#000000'))
  const target = findTarget(settings, { sizePx: design.sizePx, ownInk: designColor })
  const isPrint = settings.format === 'pdf' || settings.format === 'eps'
  const printColor = isPrint ? findColorToCheck(settings, designColor) : null
  const plates = usePlates(code.matrix, design, printColor)
  useReportedColor(printColor)
  const picture = measurePicture(code.matrix, design)
  const suggestedName = nameFile(code.content, ending).slice(0, -ending.length - 1)
  const summary = useSummary({ settings, design, picture })
  const showsThrough = design.background.fill.kind === 'none'

  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <FormatPicker value={settings.format} onValueChange={(format) => change({ format })} />
      <SizeFields
        settings={settings}
        sizePx={design.sizePx}
        onChange={change}
        onSizePxChange={setSizePx}
      />
      {target && (
        <SizeRemark
          verdict={judgeSize(target, picture, findRequiredWidthMm(code.text))}
          onFix={(size) => ('mm' in size ? change({ widthMm: size.mm }) : setSizePx(size.px))}
        />
      )}
      {settings.format === 'jpeg' && showsThrough && <Notice>{t('onWhite')}</Notice>}
      {isPrint && (
        <PrintColorFields
          settings={settings}
          ownInk={designColor}
          plates={plates}
          hasLogo={design.logo !== null}
          nameRef={colorName}
          isNameMissing={isNameMissing && !settings.spotName.trim()}
          onChange={change}
        />
      )}
      {settings.format === 'pdf' && (
        <div className="flex flex-col gap-4">
          <PrintBoxFields
            settings={settings}
            isRgb={settings.ink === 'rgb'}
            bleedHint={t('boxes.bleedHint')}
            onChange={change}
          />
          <Checkbox
            label={t('boxes.marks')}
            checked={settings.hasTrimMarks}
            onChange={({ currentTarget }) => change({ hasTrimMarks: currentTarget.checked })}
          />
        </div>
      )}
      <FileTextFields
        texts={texts}
        suggested={{ name: suggestedName, title }}
        ending={ending}
        onChange={setTexts}
      />
      <ExportActions
        target={target}
        name={nameFile(code.content, ending, texts.name)}
        summary={summary}
        onTargetMissing={() => {
          setIsNameMissing(true)
          colorName.current?.focus()
        }}
      />
    </div>
  )
}

/** The texts belong to one content; another code starts with suggestions. */
function useFileTexts(text: string) {
  const [state, setState] = useState(() => ({ of: text, texts: findFileTexts(text) }))
  const texts = state.of === text ? state.texts : findFileTexts(text)
  const change = (next: FileTexts) => {
    setState({ of: text, texts: next })
    storeFileTexts(text, next)
  }
  return [texts, change] as const
}

const names: Record<ExportFormat, string> = {
  png: 'PNG',
  svg: 'SVG',
  pdf: 'PDF',
  jpeg: 'JPEG',
  webp: 'WebP',
  eps: 'EPS',
}

/** The formats as cards, each with a short note on its use. */
function FormatPicker({
  value,
  onValueChange,
}: {
  value: ExportFormat
  onValueChange: (format: ExportFormat) => void
}) {
  const t = useTranslations('editor.export.format')
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{t('label')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {exportFormats.map((format) => (
          <label
            key={format}
            className="relative flex min-h-16 min-w-0 flex-col gap-0.5 rounded-md border border-line-strong bg-paper-raised px-3 py-2 transition-colors duration-140 hover:border-ink has-checked:border-ink has-checked:bg-paper-sunken has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={format}
              checked={format === value}
              aria-label={names[format]}
              aria-describedby={`${name}-${format}`}
              onChange={() => onValueChange(format)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md outline-none"
            />
            <span aria-hidden="true" className="font-medium text-sm">
              {names[format]}
            </span>
            <span id={`${name}-${format}`} className="text-ink-soft text-xs leading-snug">
              {t(`about.${format}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const titleMaxLength = 500

/** The name of the file and its alternative text; suggestions until the visitor enters others. */
function FileTextFields({
  texts,
  suggested,
  ending,
  onChange,
}: {
  texts: FileTexts
  /** Shown until other texts are entered. */
  suggested: Required<FileTexts>
  /** Extension of the file name, without the dot. */
  ending: string
  onChange: (texts: FileTexts) => void
}) {
  const t = useTranslations('editor.export')
  const showToast = useToast()
  const [copied, setCopied] = useState(false)
  const title = texts.title ?? suggested.title

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(title)
      setCopied(true)
      setTimeout(() => setCopied(false), 3000)
      showToast(t('description.copied'), { tone: 'good' })
    } catch {
      showToast(t('description.cannotCopy'), { tone: 'warn' })
    }
  }

  return (
    <>
      <Field label={t('name.label')}>
        {(control) => (
          <span className="flex items-stretch">
            <TextInput
              {...control}
              value={texts.name ?? suggested.name}
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onChange({ ...texts, name: event.currentTarget.value })}
              onBlur={() => texts.name?.trim() === '' && onChange({ ...texts, name: undefined })}
              className="min-w-0 flex-1 rounded-e-none!"
            />
            <span className="-ms-px flex min-w-16 items-center justify-center rounded-e-md border border-line-strong bg-paper-sunken px-3 font-mono text-ink-soft text-sm">
              .{ending}
            </span>
          </span>
        )}
      </Field>
      <Field label={t('description.label')} hint={t('description.hint')}>
        {(control) => (
          <>
            <TextArea
              {...control}
              rows={2}
              value={title}
              maxLength={titleMaxLength}
              onChange={(event) => onChange({ ...texts, title: event.currentTarget.value })}
              className="min-h-18!"
            />
            <span className="flex flex-wrap gap-1">
              <Button variant="quiet" size="sm" onClick={copy} className="-ms-2 px-2!">
                {copied ? <Icon name="check" className="text-good" /> : <Icon name="copy" />}
                {t('description.copy')}
              </Button>
              {title !== suggested.title && (
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => onChange({ ...texts, title: undefined })}
                  className="px-2!"
                >
                  <Icon name="rotate-ccw" />
                  {t('description.reset')}
                </Button>
              )}
            </span>
          </>
        )}
      </Field>
    </>
  )
}

/** Describes the size of the file: both sides, including the frame, and its resolution. */
function useSummary({
  settings,
  design,
  picture,
}: {
  settings: ExportSettings
  design: Design
  picture: PictureModules
}): string {
  const t = useTranslations('editor.export.summary')
  const format = useFormatter()
  const unit = unitOf(settings)
  if (!unit) return t('vector')
  const target = findTarget(
    { ...settings, ink: 'rgb' },
    { sizePx: design.sizePx, ownInk: [0, 0, 0, 1] },
  )
  const ratio = picture.height / picture.width
  const widthMm = Math.min(settings.widthMm, maxWidthMm(settings))
  const mm = (length: number) => format.number(length, { maximumFractionDigits: 1 })
  const paper = t('paper', { width: mm(widthMm), height: mm(widthMm * ratio) })
  if (!target || !('widthPx' in target)) return paper
  const { widthPx } = target
  const pixels = t('pixels', {
    width: String(widthPx),
    height: String(Math.round(widthPx * ratio)),
  })
  return unit === 'mm' ? `${pixels} · ${paper}` : pixels
}

/** Warns of a size that does not scan well, and offers one that does. */
function SizeRemark({
  verdict,
  onFix,
}: {
  verdict: SizeVerdict
  onFix: (size: { px: number } | { mm: number }) => void
}) {
  const t = useTranslations('editor.export.size.remark')
  const { number } = useFormatter()
  if (verdict.kind === 'good') return null
  const size = verdict.kind === 'coarse' ? { px: verdict.safePx } : { mm: verdict.safeMm }
  return (
    <Notice tone="warn" live>
      <p>
        {verdict.kind === 'fine' &&
          t('fine', {
            moduleMm: Math.floor(verdict.moduleMm * 100) / 100,
            safeMm: verdict.safeMm,
          })}
        {verdict.kind === 'coarse' &&
          t('coarse', { safePx: String(verdict.safePx), modulePx: safePxPerModule })}
        {verdict.kind === 'inexact' &&
          t('exact', {
            requiredMm: verdict.requiredMm,
            symbolMm: Math.round(verdict.symbolMm * 10) / 10,
          })}
      </p>
      <Button variant="secondary" size="sm" className="mt-2 mb-0.5" onClick={() => onFix(size)}>
        {t('use', { size: size.mm ? `${number(size.mm)} mm` : `${size.px} px` })}
      </Button>
    </Notice>
  )
}
