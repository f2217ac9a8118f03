import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { findMainColor } from '@/qr/design/find-main-color'
import { toCmyk } from '@/qr/render/print-color'
import { readRgb } from '@/qr/render/read-rgb'
import { InkFields } from '@/tools/shared/ink/ink-fields'
import { Notice } from '@/ui/notice'
import type { PanelProps } from '../panel-props'
import { useCodeName } from '../use-code-name'
import { type ExportSettings, findTarget } from './export-settings'
import { fileEndings } from './export-target'
import { FormatPicker } from './format-picker'
import { judgeSize, measurePicture } from './judge-size'
import { nameFile } from './name-file'
import { findOwnWords, keepOwnWords, type OwnWords } from './own-words'
import { sessionSettings } from './session-settings'
import { SizeFields } from './size-fields'
import { SizeRemark } from './size-remark'
import { TakeButtons } from './take-buttons'
import { useSummary } from './use-summary'
import { WordFields } from './word-fields'

/** Everything about the file that leaves: format, size, inks, name and alternative text. */
export function ExportPanel({
  code,
  design,
  onRestyle,
  isReadyToTake,
  dueAction,
  onTaken,
}: PanelProps) {
  const t = useTranslations('editor.export')
  const inkName = useRef<HTMLInputElement>(null)
  const [settings, setSettings] = useState(sessionSettings.read)
  const [isNameMissing, setIsNameMissing] = useState(false)
  const [words, setWords] = useOwnWords(code.text)
  const title = useCodeName(code)

  useEffect(() => {
    sessionSettings.write(settings)
  }, [settings])

  const change = (part: Partial<ExportSettings>) => setSettings({ ...settings, ...part })
  const setSizePx = (sizePx: number) => onRestyle({ sizePx }, 'size')
  const ending = fileEndings[settings.format]
  const ownInk = toCmyk(readRgb(findMainColor(design.modules.fill) ?? '#000000'))
  const target = findTarget(settings, { sizePx: design.sizePx, ownInk })
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
          verdict={judgeSize(target, picture)}
          onMend={(size) => ('mm' in size ? change({ widthMm: size.mm }) : setSizePx(size.px))}
        />
      )}
      {settings.format === 'jpeg' && showsThrough && <Notice>{t('onWhite')}</Notice>}
      {(settings.format === 'pdf' || settings.format === 'eps') && (
        <InkFields
          settings={settings}
          ownInk={ownInk}
          nameRef={inkName}
          isNameMissing={isNameMissing && !settings.spotName.trim()}
          onChange={change}
        />
      )}
      <WordFields
        words={words}
        suggested={{ name: suggestedName, title }}
        ending={ending}
        onChange={setWords}
      />
      <TakeButtons
        code={code}
        design={design}
        title={title}
        target={target}
        name={nameFile(code.content, ending, words.name)}
        summary={summary}
        isReadyToTake={isReadyToTake}
        dueAction={dueAction}
        onTargetMissing={() => {
          setIsNameMissing(true)
          inkName.current?.focus()
        }}
        onTaken={onTaken}
      />
    </div>
  )
}

/** What was written belongs to one content: another code gets words of its own. */
function useOwnWords(text: string) {
  const [kept, setKept] = useState(() => ({ of: text, words: findOwnWords(text) }))
  const words = kept.of === text ? kept.words : findOwnWords(text)
  const change = (next: OwnWords) => {
    setKept({ of: text, words: next })
    keepOwnWords(text, next)
  }
  return [words, change] as const
}
