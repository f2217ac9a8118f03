import { useTranslations } from 'next-intl'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { applyPreset, type Design, makeRandomDesign, presets, wearsPreset } from '@/qr/design'
import { dataMasks } from '@/qr/encode'
import { FillField } from '@/tools/shared/style/fill-field'
import { type Option, repairOption } from '@/tools/shared/style/option-checker'
import { OptionMark } from '@/tools/shared/style/option-mark'
import { PresetChoice } from '@/tools/shared/style/preset-choice'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Icon } from '@/ui/icon/icon'
import { RangeInput } from '@/ui/range-input'
import { Select } from '@/ui/select'
import { useGenerator } from '../generator-context'
import { FinderSettings } from './finder-settings'
import { judgeBackground, judgeMargin } from './judge-fill'
import { ModuleSettings } from './module-settings'
import { OwnPresets } from './own-presets'
import { SettingsGroup } from './settings-group'

/** The style of a code: presets first, then each of their parts. */
export function StylePanel() {
  const t = useTranslations('editor.style')
  return (
    <section aria-label={t('label')} className="@container flex flex-col gap-9">
      <div className="flex flex-col gap-4">
        <RandomStyle />
        <PresetGallery />
      </div>
      <OwnPresets />
      <ModuleSettings />
      <FinderSettings />
      <BackgroundSettings />
      <AdvancedSettings />
    </section>
  )
}

/** A button for a random style, which is tested before it is shown. */
function RandomStyle() {
  const { code, design, frameText, restyle } = useGenerator()
  const t = useTranslations('editor.style.random')
  const [state, setState] = useState<'busy' | StyleProposal | null>(null)
  const running = useRef<AbortController>(undefined)
  const presses = useRef(0)
  const latest = useRef(design)
  useEffect(() => {
    latest.current = design
  }, [design])
  useEffect(
    () => () => {
      running.current?.abort()
      setState((now) => (now === 'busy' ? null : now))
    },
    [],
  )

  const surprise = async () => {
    running.current = new AbortController()
    const { signal } = running.current
    setState('busy')
    const found = await findRandomStyle({ text: code.text, design, frameText }, signal)
    if (signal.aborted) return
    // The design was changed meanwhile, so the style is out of date.
    if (latest.current !== design) return setState(null)
    presses.current += 1
    restyle(found.design, `random ${presses.current}`)
    setState(found)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" busy={state === 'busy'} onClick={surprise}>
        <Icon name="dices" />
        {t('label')}
      </Button>
      <p role="status" className="min-w-0 flex-1 basis-48 text-ink-soft text-xs">
        {state === null && t('hint')}
        {state === 'busy' && t('busy')}
        {state && state !== 'busy' && <Told found={state} />}
      </p>
    </div>
  )
}

function Told({ found: { isTested, madeSmaller, raised } }: { found: StyleProposal }) {
  const t = useTranslations('editor.style.random')
  if (!isTested) return t('preset')
  if (!madeSmaller && !raised) return t('made')
  const what = madeSmaller ? (raised ? 'both' : 'logo') : 'level'
  return t('changed', { what })
}

type StyleProposal = {
  design: Design
  /** False if no test could run; then the style is a preset. */
  isTested: boolean
  /** Changes of the repair beyond the style. */
  madeSmaller: boolean
  raised: boolean
}

const mostAttempts = 3

/** A random style that every decoder reads; repaired if necessary. */
async function findRandomStyle(option: Option, signal: AbortSignal): Promise<StyleProposal> {
  for (let attempt = 0; attempt < mostAttempts && !signal.aborted; attempt++) {
    const design = makeRandomDesign(Math.random, option.design)
    const repaired = await repairOption({ ...option, design }, { signal }).catch(() => null)
    if (!repaired) break
    if (repaired.result.verdict !== 'green') continue
    const changed = repaired.changes.map(({ key }) => key)
    return {
      design: repaired.design,
      isTested: true,
      madeSmaller: changed.includes('logo-size'),
      raised: changed.includes('level'),
    }
  }
  const others = presets.filter(({ design }) => !wearsPreset(option.design, design))
  const chosen = others[Math.floor(Math.random() * others.length)]
  return {
    design: chosen ? applyPreset(option.design, chosen.design) : option.design,
    isTested: false,
    madeSmaller: false,
    raised: false,
  }
}

/** The visitor's code in every built-in preset. */
function PresetGallery() {
  const { code, design, frameText, restyle } = useGenerator()
  const t = useTranslations('editor.style.presets')
  // Pictures are deferred so that typing and dragging stay smooth.
  const shown = useDeferredValue({ matrix: code.matrix, design })
  return (
    <PresetChoice
      legend={t('legend')}
      hint={t('hint', { count: presets.length })}
      design={design}
      checked={{ text: code.text, design, frameText }}
      shown={shown}
      onChoose={(worn) => restyle(worn, 'preset')}
      className="grid-cols-3 @xs:grid-cols-4 @xl:grid-cols-5"
    />
  )
}

const widestMarginModules = 12
const roundestCornerModules = 8

/** Background and quiet zone of the code. */
function BackgroundSettings() {
  const { design, restyle } = useGenerator()
  const t = useTranslations('editor.style.ground')
  const { background, marginModules } = design
  const change = (part: Partial<Design['background']>, step?: string) =>
    restyle({ background: { ...background, ...part } }, step)
  const countModules = (count: number) => t('modules', { count })
  const backgroundVerdict = judgeBackground(background.fill)
  const marginVerdict = judgeMargin(marginModules)
  return (
    <SettingsGroup label={t('label')}>
      <Field
        label={
          <span className="flex items-center gap-1.5">
            {t('margin')}
            <OptionMark verdict={marginVerdict} />
          </span>
        }
        hint={marginVerdict === 'green' ? undefined : t('marginHint')}
      >
        {(control) => (
          <RangeInput
            {...control}
            value={marginModules}
            min={0}
            max={Math.max(widestMarginModules, marginModules)}
            formatValue={countModules}
            onValueChange={(count) => restyle({ marginModules: count }, 'margin')}
          />
        )}
      </Field>
      <div className="grid items-start gap-x-4 gap-y-5 @md:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-1.5">
          <FillField
            label={t('fill')}
            value={background.fill}
            allowGradient
            allowNone
            mark={backgroundVerdict}
            onValueChange={(fill, step) => fill && change({ fill }, step)}
          />
          {backgroundVerdict !== 'green' && (
            <p className="text-ink-soft text-xs">{t('clearHint')}</p>
          )}
        </div>
        <Field label={t('corners')}>
          {(control) => (
            <RangeInput
              {...control}
              value={background.cornerModules}
              min={0}
              max={roundestCornerModules}
              formatValue={countModules}
              onValueChange={(cornerModules) => change({ cornerModules }, 'ground-corners')}
            />
          )}
        </Field>
      </div>
    </SettingsGroup>
  )
}

const largestVersion = 40

/** Rarely needed settings of the symbol itself. */
function AdvancedSettings() {
  const { code, design, restyle } = useGenerator()
  const t = useTranslations('editor.style.advanced')
  const { version, mask } = code.matrix
  const describeVersion = (number: number) =>
    t('version', { version: number, side: 17 + 4 * number })
  return (
    <details className="group/advanced">
      <summary className="flex min-h-11 list-none items-center gap-2 border-line border-t font-medium text-sm">
        <Icon
          name="chevron-right"
          className="size-4 text-ink-soft transition-transform group-open/advanced:rotate-90"
        />
        {t('label')}
      </summary>
      <div className="flex flex-col gap-5 pt-3">
        <Field label={t('minVersion')} hint={t('versionHint', { version })}>
          {(control) => (
            <RangeInput
              {...control}
              value={design.minVersion}
              min={1}
              max={largestVersion}
              formatValue={describeVersion}
              onValueChange={(minVersion) => restyle({ minVersion }, 'min-version')}
            />
          )}
        </Field>
        <Field label={t('mask')} hint={t('maskHint')}>
          {(control) => (
            <Select
              {...control}
              value={String(design.mask)}
              options={[
                {
                  value: 'auto',
                  label: design.mask === 'auto' ? t('maskAutoNow', { mask }) : t('maskAuto'),
                },
                ...dataMasks.map((_, index) => ({
                  value: String(index),
                  label: t('maskValue', { mask: index }),
                })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                restyle({ mask: value === 'auto' ? 'auto' : Number(value) }, 'mask')
              }
            />
          )}
        </Field>
        <Field label={t('eci')} hint={t('eciHint')}>
          {(control) => (
            <Select
              {...control}
              value={String(design.eci)}
              options={[
                { value: 'auto', label: t('eciAuto') },
                { value: 'true', label: t('eciAlways') },
                { value: 'false', label: t('eciNever') },
              ]}
              onChange={({ currentTarget: { value } }) =>
                restyle({ eci: value === 'auto' ? 'auto' : value === 'true' }, 'eci')
              }
            />
          )}
        </Field>
      </div>
    </details>
  )
}
