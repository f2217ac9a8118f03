import { useFormatter, useTranslations } from 'next-intl'
import { memo, useDeferredValue, useMemo } from 'react'
import { type Design, type Logo, logoClearings, logoShapes } from '@/qr/design'
import { levels, type Matrix } from '@/qr/encode'
import { placeLogo } from '@/qr/render'
import { CodeThumbnail } from '@/tools/shared/style/code-thumbnail'
import { ColorField, FillField } from '@/tools/shared/style/fill-field'
import { OptionMark } from '@/tools/shared/style/option-mark'
import { useOptionVerdicts } from '@/tools/shared/style/use-option-verdicts'
import { Field } from '@/ui/field'
import { PictureChoice } from '@/ui/picture-choice'
import { RangeInput } from '@/ui/range-input'
import { useGenerator } from '../generator-context'
import { LogoSize } from './logo-size'

/** Size, shape and background of a logo; harmful options are marked. */
export function LogoSettings({ logo }: { logo: Logo }) {
  const { code, design, frameText, restyle } = useGenerator()
  const t = useTranslations('editor.logo')
  const { number } = useFormatter()
  const change = (part: Partial<Logo>, step?: string) =>
    restyle({ logo: { ...logo, ...part } }, step)
  const withLogo = (part: Partial<Logo>) => ({ ...design, logo: { ...logo, ...part } })

  const verdicts = useOptionVerdicts({ text: code.text, frameText }, [
    ...levels.map((level) => ({ id: level, design: { ...design, level } })),
    ...logoShapes.map((shape) => ({ id: shape, design: withLogo({ shape }) })),
    ...logoClearings.map((clearing) => ({
      id: `clear-${clearing}`,
      design: withLogo({ clearing }),
    })),
  ])
  // Pictures are deferred so that dragging stays smooth.
  const shown = useDeferredValue({ code, design, logo })
  const closeUp = (part: Partial<Logo>) => (
    <LogoCloseUp
      matrix={shown.code.matrix}
      design={shown.design}
      logo={{ ...shown.logo, ...part }}
    />
  )

  return (
    <>
      <LogoSize logo={logo} verdicts={verdicts} />
      <Field label={t('margin.label')} hint={t('margin.hint')}>
        {(control) => (
          <RangeInput
            {...control}
            value={logo.marginModules}
            min={0}
            max={4}
            step={0.5}
            formatValue={(count) => t('margin.value', { count, shown: number(count) })}
            onValueChange={(marginModules) => change({ marginModules }, 'logo-margin')}
          />
        )}
      </Field>
      <PictureChoice
        legend={t('shape.label')}
        options={logoShapes.map((shape) => ({
          value: shape,
          label: t(`shape.${shape}`),
          picture: closeUp({ shape }),
          mark: <OptionMark {...verdicts.get(shape)} />,
        }))}
        value={logo.shape}
        onValueChange={(shape) => change({ shape })}
        className="grid-cols-3 @lg:max-w-96"
      />
      <PictureChoice
        legend={t('clearing.label')}
        hint={t(`clearing.hint.${logo.clearing}`)}
        options={logoClearings.map((clearing) => ({
          value: clearing,
          label: t(`clearing.${clearing}`),
          picture: closeUp({ clearing }),
          mark: <OptionMark {...verdicts.get(`clear-${clearing}`)} />,
        }))}
        value={logo.clearing}
        onValueChange={(clearing) => change({ clearing })}
        className="grid-cols-3 @lg:max-w-96"
      />
      <div className="grid gap-x-4 gap-y-5 @md:grid-cols-2">
        {logo.source.kind === 'icon' && (
          <ColorField
            label={t('color')}
            value={logo.source.color}
            onValueChange={(color) =>
              logo.source.kind === 'icon' &&
              change({ source: { ...logo.source, color } }, 'logo-color')
            }
          />
        )}
        {logo.clearing !== 'none' && (
          <FillField
            label={t('backdrop')}
            value={logo.backdrop}
            allowGradient
            allowNone
            onValueChange={(fill) => fill && change({ backdrop: fill }, 'logo-backdrop')}
          />
        )}
      </div>
    </>
  )
}

/** Modules shown around the logo. */
const surroundingModules = 3

/** The center of the code with the logo, enlarged to fill the picture. */
const LogoCloseUp = memo(function LogoCloseUp({
  matrix,
  design,
  logo,
}: {
  matrix: Matrix
  design: Design
  logo: Logo
}) {
  const close = useMemo(
    (): Design => ({ ...design, logo, frame: null, marginModules: 0 }),
    [design, logo],
  )
  const { plate } = placeLogo(logo, matrix.sizeModules)
  const seenModules = Math.max(plate.width, plate.height) + 2 * surroundingModules
  return (
    <span
      data-theme="light"
      className="m-1.5 block aspect-square overflow-hidden rounded-xs bg-white"
    >
      <span
        className="block size-full"
        style={{ scale: Math.max(1, matrix.sizeModules / seenModules) }}
      >
        <CodeThumbnail matrix={matrix} design={close} className="size-full" />
      </span>
    </span>
  )
})
