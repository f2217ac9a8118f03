'use client'

import { useKeyboard } from '@/devices/use-keyboard'

/** The key held for commands: by its name in the visitor's language, on Apple's keyboards a sign. */
export function ControlKey({ name }: { name: string }) {
  return useKeyboard() === 'apple' ? '⌘' : name
}
