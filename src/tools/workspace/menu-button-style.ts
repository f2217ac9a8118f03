import { type ButtonSize, buttonStyle } from '@/ui/button-style'

/** The classes of a button that opens a menu. */
export function menuButtonStyle(size: ButtonSize = 'md'): string {
  return `${buttonStyle({ variant: 'secondary', size })} cursor-pointer`
}
