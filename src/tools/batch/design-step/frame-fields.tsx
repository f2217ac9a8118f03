import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import {
  type Frame,
  type FrameShape,
  findMainColor,
  frameShapes,
  frameTextMaxLength,
  inkBlack,
} from '@/qr/design'
import { findTextColor } from '@/tools/shared/style/frame-colors'
import { FramedCode } from '@/tools/shared/style/framed-code'
import { hasFrameLabel } from '@/tools/shared/style/has-frame-label'
import { useFrameText } from '@/tools/shared/style/use-frame-text'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { PictureChoice } from '@/ui/picture-choice'
import { TextInput } from '@/ui/text-input'
import { useBatch } from '../batch-context'
import type { BatchRow } from '../batch-job'
import type { PicturedCode } from './shown-code'
import { useStyleColumn } from './style-columns'

const choices = ['none', ...frameShapes] as const

/** Fields for the frame of all codes and its text. */
export function FrameFields({ code, row }: { code: PicturedCode; row: BatchRow }) {
  const { design, restyle } = useBatch()
  const column = useStyleColumn('frameText')
  const t = useTranslations('batch.design.frame')
  const ofColumn = useTranslations('batch.design')
  const messages = useTranslations('editor.frame')
  const language = useLocale()
  const { frame, modules, background } = design
  const [last, setLast] = useState<Frame | null>(null)
  const startFrame = (): Frame => {
    const fill = { kind: 'solid', color: findMainColor(modules.fill) ?? inkBlack } as const
    const textColor = findTextColor(fill, background)
    return {
      shape: 'banner-below',
      fill,
      text: messages('calls.scan'),
      textColor,
      font: 'sans',
      language,
    }
  }
  const model = frame ?? last ?? startFrame()
  const columnText = row.look?.frameText
  const pictured = columnText === undefined ? model : { ...model, text: columnText }
  const frameText = useFrameText(pictured)
  const missing = useFrameText(frame)?.missing ?? []
  /** A text from a column needs a frame with room for it; see `applyRowStyle`. */
  const drawnShape = (choice: FrameShape | null) =>
    columnText !== undefined && (choice === null || !hasFrameLabel(choice))
      ? 'banner-below'
      : choice
  return (
    <div className="flex flex-col gap-4">
      <PictureChoice
        legend={messages('shape')}
        options={choices.map((choice) => ({
          value: choice,
          label: messages(`shapes.${choice}`),
          picture: (
            <FramedCode
              matrix={code.matrix}
              design={code.design}
              model={pictured}
              shape={drawnShape(choice === 'none' ? null : choice)}
              frameText={frameText}
            />
          ),
        }))}
        value={frame?.shape ?? 'none'}
        onValueChange={(choice) => {
          if (frame) setLast(frame)
          restyle({ frame: choice === 'none' ? null : { ...model, shape: choice } })
        }}
        className="grid-cols-3 @md:grid-cols-6"
      />
      {column && (
        <Notice title={ofColumn('fromColumn', column)}>
          {frame && hasFrameLabel(frame.shape) ? t('otherRowsText') : t('otherRowsPlain')}
        </Notice>
      )}
      {frame && hasFrameLabel(frame.shape) && (
        <Field
          label={messages('text')}
          note={
            <span className="tabular-nums">
              {messages('count', { count: frame.text.length, most: frameTextMaxLength })}
            </span>
          }
          hint={column ? t('forEmptyCells') : t('columnHint')}
          error={missing.length > 0 ? t('missing', { characters: missing.join(' ') }) : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              value={frame.text}
              maxLength={frameTextMaxLength}
              autoComplete="off"
              onChange={({ currentTarget }) =>
                restyle({ frame: { ...frame, text: currentTarget.value, language } })
              }
            />
          )}
        </Field>
      )}
    </div>
  )
}
