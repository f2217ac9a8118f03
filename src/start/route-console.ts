import { format, stripVTControlCharacters } from 'node:util'
import { log } from '@/log'

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

const warning = /^\(node:\d+\) /

/** Writes output of `console`, including that of libraries, as events of the log. */
export function routeConsole(): void {
  for (const [method, level] of Object.entries(levels))
    console[method as keyof typeof levels] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error)
      const text = stripVTControlCharacters(format(...parts.filter((part) => part !== err)))
      const message = text.trim().replace(/:$/, '')
      // Node.js prints warnings with `console.error`.
      const own = warning.test(message) ? 'warn' : level
      if (err) log[own]({ err }, message || undefined)
      else log[own](message)
    }
}
