'use client'

import { useKeyboard } from '@/devices/use-keyboard'

/** The command key: ⌘ on Apple keyboards, otherwise its name in the visitor's language. */
export function ControlKey({ name }: { name: string }) {
  return useKeyboard() === 'apple' ? '⌘' : name
}
