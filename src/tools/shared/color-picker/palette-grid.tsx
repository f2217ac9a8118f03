import { useTranslations } from 'next-intl'
import { Icon } from '@/ui/icon/icon'
import { palette } from './palette'
import { type SwatchCell, SwatchGrid } from './swatch-grid'
import { useColorName } from './use-color-name'

/** The palette with its two special cells: transparent and fine-tuning. */
export function PaletteGrid({
  selected,
  allowTransparent,
  onPick,
  onTransparent,
  onAdvance,
}: {
  /** A color, or `transparent`. */
  selected: string
  allowTransparent: boolean
  onPick: (color: string) => void
  onTransparent: () => void
  onAdvance: () => void
}) {
  const t = useTranslations('editor.color')
  const nameOf = useColorName()
  const cells = palette.flat().map((id): SwatchCell => {
    if (id === 'transparent')
      return { id, name: t('transparent'), fill: { kind: 'none' }, disabled: !allowTransparent }
    if (id === 'advanced') return { id, name: t('advanced'), fill: rainbow, icon: <AdvancedIcon /> }
    return { id, name: nameOf(id), fill: { kind: 'solid', color: id } }
  })
  const pick = (id: string) => {
    if (id === 'transparent') onTransparent()
    else if (id === 'advanced') onAdvance()
    else onPick(id)
  }
  return <SwatchGrid label={t('palette')} cells={cells} selected={selected} onPick={pick} />
}

function AdvancedIcon() {
  return (
    <span className="grid size-6 place-items-center rounded-sm bg-paper-raised text-ink">
      <Icon name="sliders-horizontal" className="size-4" />
    </span>
  )
}

const rainbow = {
  kind: 'linear' as const,
  angleDegrees: 45,
  stops: ['#ec544b', '#f5bf05', '#3bbc4a', '#0092f9', '#906cef'].map((color, index) => ({
    offset: index / 4,
    color,
  })),
}
