import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { parseColor } from './parse-color'

type EyeDropper = { open: () => Promise<{ sRGBHex: string }> }

/** Only Chromium has it, and it is missing in the DOM types. */
const findEyeDropper = () => (globalThis as { EyeDropper?: new () => EyeDropper }).EyeDropper

/** Picks a color from the screen; absent if the browser has no eyedropper. */
export function EyedropperButton({
  label,
  onColor,
}: {
  label: string
  onColor: (color: string) => void
}) {
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
