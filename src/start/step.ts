import { isLogText, log } from '@/log'

/**
 * Prints a step as one line when it ends: its title and duration, `Building … 34.2 s`. In a
 * terminal, the titles of the steps that are running show on the last line. As JSON, logs the end.
 */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  running.add(title)
  showRunning()
  try {
    const result = await work()
    finish(title, (performance.now() - started) / 1000)
    return result
  } catch (cause) {
    finish(title, undefined)
    throw cause
  }
}

/** Titles of steps that have not ended. */
const running = new Set<string>()

/** Rewrites the last line of the terminal. */
function showRunning(): void {
  if (!isLogText || !process.stdout.isTTY) return
  process.stdout.write(`\r\u001b[K${running.size ? `${[...running].join(', ')} …` : ''}`)
}

/** @param seconds the duration; undefined if the step failed */
function finish(title: string, seconds: number | undefined): void {
  running.delete(title)
  if (isLogText) {
    const outcome = seconds === undefined ? 'failed' : `${seconds.toFixed(1)} s`
    const clear = process.stdout.isTTY ? '\r\u001b[K' : ''
    process.stdout.write(`${clear}${title} … ${outcome}\n`)
    showRunning()
  } else if (seconds === undefined) log.error({ step: title }, 'Step failed')
  else log.info({ step: title, seconds: Math.round(seconds * 10) / 10 }, 'Step finished')
}
