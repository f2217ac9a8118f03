import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { env as environment } from '@/env'

/**
 * The default entry of Lexical for Node.js loads the production entry with a top-level await that
 * Node 20 sometimes leaves unsettled: the process exits with code 13 before its first line. This
 * condition selects the production entry directly.
 */
const conditions = ['--conditions=production']
const endWithParent = [
  '--import',
  `${pathToFileURL('src/start/end-with-parent.mjs').href}?parent=${process.pid}`,
]

const running = new Set<ChildProcess>()

export type ChildOptions = {
  /** In addition to this process's environment. */
  env?: Record<string, string>
  /** Ends the child. */
  signal?: AbortSignal
}

/**
 * Runs a Node.js program until it exits; its output is buffered and part of the error if it fails.
 * The program exits with this process at the latest.
 *
 * @param args the command-line arguments after `node`
 */
export function runChild(args: string[], { env, signal }: ChildOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...conditions, ...endWithParent, ...args], {
      env: { ...process.env, SITE_URL: environment.SITE_URL, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      signal,
    })
    running.add(child)
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code, killedBy) => {
      running.delete(child)
      if (code === 0) resolve(output)
      else
        reject(
          new Error(
            `node ${args.join(' ')} ended with ${code ?? killedBy}\n${output.slice(-4000)}`,
          ),
        )
    })
  })
}

/** Ends all running programs and waits until they have exited. */
export async function endChildren(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    }),
  )
}
