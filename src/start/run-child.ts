import { spawn } from 'node:child_process'

/**
 * Lexical's entry for Node asks for its real one by a top-level await, which Node 20 leaves unsettled
 * now and then: the process ends with code 13 before its first line. This entry is the real one.
 */
const conditions = ['--conditions=production']

/**
 * Runs a Node program to its end, with its output kept back and shown only when it fails.
 *
 * @param args what follows `node` on the command line
 */
export function runChild(args: string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...conditions, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`node ${args.join(' ')} ended with ${code}\n${output.slice(-4000)}`)),
    )
  })
}
