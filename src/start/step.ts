import { log } from '@/log'

/** Title of the step whose line on the terminal has no result yet. */
let openTitle: string | undefined

/**
 * Prints the title of a step and, at its end, the duration: `Building … 34.2 s`. Steps may overlap:
 * then the title is printed again with the result. Outside a terminal, logs the end.
 */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  begin(title)
  try {
    const result = await work()
    finish(title, (performance.now() - started) / 1000)
    return result
  } catch (cause) {
    finish(title, undefined)
    throw cause
  }
}

function begin(title: string): void {
  if (!process.stdout.isTTY) return
  process.stdout.write(`${openTitle ? '\n' : ''}${title} … `)
  openTitle = title
}

/** @param seconds the duration; undefined if the step failed */
function finish(title: string, seconds: number | undefined): void {
  if (!process.stdout.isTTY) {
    if (seconds === undefined) log.error({ step: title }, 'Step failed')
    else log.info({ step: title, seconds: Math.round(seconds * 10) / 10 }, 'Step finished')
    return
  }
  const outcome = seconds === undefined ? 'failed' : `${seconds.toFixed(1)} s`
  const isOpen = openTitle === title
  process.stdout.write(isOpen ? `${outcome}\n` : `${openTitle ? '\n' : ''}${title} … ${outcome}\n`)
  openTitle = undefined
}
