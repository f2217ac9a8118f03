import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { findMainColor, findRequiredWidthMm } from '@/qr/design'
import { readRgb, toCmyk } from '@/qr/render'
import { PrintBoxFields } from '@/tools/shared/print-boxes/print-box-fields'
import { PrintColorFields } from '@/tools/shared/print-color/print-color-fields'
import { findColorToCheck } from '@/tools/shared/print-color/print-color-settings'
import { usePlates } from '@/tools/shared/print-color/use-plates'
import { Checkbox } from '@/ui/checkbox'
import { Notice } from '@/ui/notice'
import { useGenerator, useReportedColor } from '../generator-context'
import { useCodeName } from '../use-code-name'
import { ExportActions } from './export-actions'
import { announceExportChoice } from './export-choice'
import { type ExportSettings, findTarget, sessionSettings } from './export-settings'
import { fileEndings } from './export-target'
import { FileTextFields } from './file-text-fields'
import { type FileTexts, findFileTexts, storeFileTexts } from './file-texts'
import { FormatPicker } from './format-picker'
import { judgeSize, measurePicture } from './judge-size'
import { nameFile } from './name-file'
import { SizeFields } from './size-fields'
import { SizeRemark } from './size-remark'
import { useSummary } from './use-summary'

/** The settings of an exported file: format, size, print colours, name and alternative text. */
export function ExportPanel() {
  const { code, drawnDesign: design, restyle } = useGenerator()
  const t = useTranslations('editor.export')
  const colorName = useRef<HTMLInputElement>(null)
  const [settings, setSettings] = useState(sessionSettings.read)
  const [isNameMissing, setIsNameMissing] = useState(false)
  const [texts, setTexts] = useFileTexts(code.text)
  const title = useCodeName()

  useEffect(() => {
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
