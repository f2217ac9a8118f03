import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { NumberInput } from '@/ui/number-input'
import { type Hsla, readChannels, writeChannels, writeHsla } from './hsla'
import { parseColor } from './parse-color'

const notations = ['hex', 'rgb', 'hsl'] as const
type Notation = (typeof notations)[number]
const names: Record<Notation, string> = { hex: 'Hex', rgb: 'RGB', hsl: 'HSL' }

/** The color as text or numbers in a chosen notation, and the eyedropper. */
export function ColorEntry({
  value,
  allowAlpha,
  onValueChange,
  onColor,
}: {
  value: Hsla
  allowAlpha: boolean
  onValueChange: (value: Hsla) => void
  onColor: (color: string) => void
}) {
  const t = useTranslations('editor.color')
  const [notation, setNotation] = useState<Notation>('hex')
  const channels = readChannels(writeHsla(value))
  const setChannel = (name: 'red' | 'green' | 'blue', to: number) =>
    onColor(writeChannels({ ...channels, alpha: value.alpha, [name]: to }))
  return (
    <div className="flex items-center gap-1.5">
      <select
        aria-label={t('notation')}
        value={notation}
        onChange={(event) => setNotation(event.currentTarget.value as Notation)}
        className="control min-h-10! w-auto! shrink-0 ps-1.5 pe-0.5 text-sm!"
      >
        {notations.map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </select>
      {notation === 'hex' && (
        <HexInput
          value={writeHsla(value)}
          allowAlpha={allowAlpha}
          label={t('hex')}
          onColor={onColor}
        />
      )}
      {notation === 'rgb' &&
        (['red', 'green', 'blue'] as const).map((name) => (
          <NumberInput
            size="sm"
            key={name}
            aria-label={t(name)}
            value={channels[name]}
            min={0}
            max={255}
            onValueChange={(to) => setChannel(name, to)}
            className="min-w-0 flex-1"
          />
        ))}
      {notation === 'hsl' &&
        (['hue', 'saturation', 'lightness'] as const).map((name) => (
          <NumberInput
            size="sm"
            key={name}
            aria-label={t(name)}
            value={value[name]}
            min={0}
            max={name === 'hue' ? 360 : 100}
            onValueChange={(to) => onValueChange({ ...value, [name]: to })}
            className="min-w-0 flex-1"
          />
        ))}
      <EyedropperButton label={t('pickFromScreen')} onColor={onColor} />
    </div>
  )
}

/** Accepts hexadecimal colors, `rgb(…)` and `hsl(…)`. */
function HexInput({
  value,
  allowAlpha,
  label,
  onColor,
}: {
  value: string
  allowAlpha: boolean
  label: string
  onColor: (color: string) => void
}) {
  const [draft, setDraft] = useState<string | null>(null)
  const read = (text: string) => {
    const color = parseColor(text)
    return allowAlpha ? color : (color?.slice(0, 7) ?? null)
  }
  const meant = draft === null ? value : read(draft)
  return (
    <input
      type="text"
      aria-label={label}
      aria-invalid={meant === null || undefined}
      // A value set elsewhere, such as by undo, replaces what was typed.
      value={draft !== null && (meant === null || meant === value) ? draft : value}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      enterKeyHint="done"
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        setDraft(event.currentTarget.value)
        const color = read(event.currentTarget.value)
        if (color) onColor(color)
      }}
      onBlur={() => setDraft(null)}
      className="control min-h-10! min-w-0 flex-1 px-2.5 py-1 font-mono text-sm! tabular-nums"
    />
  )
}

type EyeDropper = { open: () => Promise<{ sRGBHex: string }> }

/** Only Chromium has it, and it is missing in the DOM types. */
const findEyeDropper = () => (globalThis as { EyeDropper?: new () => EyeDropper }).EyeDropper

/** Picks a color from the screen; absent if the browser has no eyedropper. */
function EyedropperButton({ label, onColor }: { label: string; onColor: (color: string) => void }) {
  const Dropper = findEyeDropper()
  if (!Dropper) return null
  const pick = async () => {
    try {
      const { sRGBHex } = await new Dropper().open()
      const color = parseColor(sRGBHex)
      if (color) onColor(color)
    } catch {
      // Escape cancels.
    }
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      square
      aria-label={label}
      title={label}
      onClick={pick}
      className="min-h-10! w-10 shrink-0"
    >
      <Icon name="pipette" />
    </Button>
  )
}
