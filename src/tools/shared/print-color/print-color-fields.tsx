import { useFormatter, useTranslations } from 'next-intl'
import { type Ref, useId } from 'react'
import { goodContrast } from '@/qr/check'
import { contrastRatio } from '@/qr/design'
import {
  type Cmyk,
  judgeSpotName,
  logoInks,
  type Plates,
  type ProcessInk,
  printedColor,
  processInks,
} from '@/qr/render'
import { useCheckMessages } from '@/tools/shared/style/use-check-messages'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { NumberInput } from '@/ui/number-input'
import { Segmented } from '@/ui/segmented'
import { TextInput } from '@/ui/text-input'
import {
  type PrintColorSettings,
  printColorChoices,
  spotColor,
  spotNameMaxLength,
} from './print-color-settings'

type Percents = readonly [cyan: number, magenta: number, yellow: number, black: number]

const inks = ['cyan', 'magenta', 'yellow', 'black'] as const

/** Fields for the colors in which a PDF or EPS is printed. */
export function PrintColorFields({
  settings,
  ownInk,
  plates,
  hasLogo,
  isNameMissing,
  nameRef,
  onChange,
}: {
  settings: PrintColorSettings
  /** The process colors of the modules. */
  ownInk: Cmyk
  /** Plates of the file; null while they are unknown. */
  plates?: Plates | null
  hasLogo: boolean
  isNameMissing: boolean
  nameRef: Ref<HTMLInputElement>
  onChange: (change: Partial<PrintColorSettings>) => void
}) {
  const t = useTranslations('editor.export.ink')
  const prefix = useId()
  const { ink } = settings
  const percents = percentsOf(spotColor(settings, ownInk))
  const own = percentsOf(ownInk)
  const name = settings.spotName.trim()
  const judged = judgeSpotName(name)
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        legend={t('label')}
        options={printColorChoices.map((value) => ({ value, label: t(`choice.${value}`) }))}
        value={ink}
        onValueChange={(next) => onChange({ ink: next })}
        hint={
          ink === 'cmyk'
            ? t('about.cmyk', {
                cyan: own[0],
                magenta: own[1],
                yellow: own[2],
                black: own[3],
              })
            : t(`about.${ink}`)
        }
      />
      {ink === 'spot' && (
        <>
          <Field
            label={t('name.label')}
            error={
              judged === 'reserved'
                ? t('name.reserved', { name })
                : isNameMissing
                  ? t('name.missing')
                  : undefined
            }
          >
            {(control) => (
              <TextInput
                {...control}
                ref={nameRef}
                value={settings.spotName}
                maxLength={spotNameMaxLength}
                placeholder="PANTONE 287 C"
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => onChange({ spotName: event.currentTarget.value })}
              />
            )}
          </Field>
          {judged === 'process' && (
            <Notice tone="warn" live>
              {t('name.process', { name })}
            </Notice>
          )}
          <fieldset className="min-w-0" aria-describedby={`${prefix}-hint`}>
            <legend className="mb-1.5 flex items-center gap-2 font-medium text-sm">
              {t('looks.label')}
              <span
                aria-hidden="true"
                className="size-4 rounded-xs border border-line-strong"
                style={{ background: printedColor(spotColor(settings, ownInk)) }}
              />
            </legend>
            <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
              {inks.map((name, index) => (
                // biome-ignore lint/a11y/noLabelWithoutControl: the input is inside NumberInput
                <label key={name} className="min-w-0 text-ink-soft text-xs">
                  {t(`looks.${name}`)}
                  <NumberInput
                    value={percents[index] as number}
                    onValueChange={(percent) =>
                      onChange({
                        spotCmyk: percents.map((old, at) => (at === index ? percent : old)) as [
                          number,
                          number,
                          number,
                          number,
                        ],
                      })
                    }
                    min={0}
                    max={100}
                    unit="%"
                    className="mt-1 text-ink text-sm"
                  />
                </label>
              ))}
            </div>
            <p id={`${prefix}-hint`} className="mt-1.5 text-ink-soft text-xs">
              {t('looks.hint')}
            </p>
          </fieldset>
          <SpotRemark name={name || t('choice.spot')} ink={spotColor(settings, ownInk)} />
          {hasLogo && (
            <Segmented
              legend={t('logo.label')}
              options={logoInks.map((value) => ({ value, label: t(`logo.${value}`) }))}
              value={settings.logoInk}
              onValueChange={(logoColorant) => onChange({ logoInk: logoColorant })}
              hint={t(`logo.hint.${settings.logoInk}`)}
            />
          )}
        </>
      )}
      {plates && ink !== 'rgb' && (
        <PlateList plates={plates} spot={ink === 'spot'} name={name || t('choice.spot')} />
      )}
    </div>
  )
}

/** Warns of a spot color that is too light on paper for any design. */
function SpotRemark({ name, ink }: { name: string; ink: Cmyk }) {
  const messages = useCheckMessages()
  const ratio = contrastRatio(printedColor(ink), '#ffffff')
  if (ratio >= goodContrast) return null
  const values = { ink: name, ratio: Math.floor(ratio * 10) / 10, needed: goodContrast }
  return (
    <Notice tone="warn" live>
      {messages.reason({ key: 'ink-light', severity: 'red', values })}
    </Notice>
  )
}

function percentsOf(color: Cmyk): Percents {
  return color.map((share) => Math.round(share * 100)) as unknown as Percents
}

/** The plates of a print file, and which parts of the code need more than the spot color. */
function PlateList({
  plates: { hasSpot, logo, others },
  spot,
  name,
}: {
  plates: Plates
  spot: boolean
  /** Name of the spot color. */
  name: string
}) {
  const t = useTranslations('editor.export.ink')
  const format = useFormatter()
  const list = (inks: readonly ProcessInk[]) =>
    format.list(inks.map((colorant) => t(`looks.${colorant}`)))
  const all = processInks.filter((colorant) => logo.includes(colorant) || others.includes(colorant))
  const names = [...(hasSpot ? [name] : []), ...all.map((colorant) => t(`looks.${colorant}`))]
  return (
    <div role="status" className="flex flex-col gap-1 text-sm">
      <p className="[overflow-wrap:anywhere]">{t('plates.all', { plates: format.list(names) })}</p>
      {spot &&
        (['logo', 'others'] as const).map((part) => {
          const inks = part === 'logo' ? logo : others
          return (
            inks.length > 0 && (
              <p key={part} className="text-ink-soft text-xs">
                {t(`plates.${part}`, { count: inks.length, plates: list(inks) })}
              </p>
            )
          )
        })}
    </div>
  )
}
