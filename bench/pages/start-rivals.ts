import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../../src/postgres/find-free-port'

export type Rival = { url: string; pid: number; stop: () => void }

/** Starts nginx with one worker, which sends a precompressed file. */
export async function startNginx(folder: string, body: Buffer): Promise<Rival> {
  const port = await findFreePort()
  mkdirSync(join(folder, 'www'))
  writeFileSync(join(folder, 'www/page.html'), body)
  const pidFile = join(folder, 'nginx.pid')
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `worker_processes 1; pid ${pidFile}; error_log ${join(folder, 'error.log')}; user root;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
  open_file_cache max=100; default_type text/html;
  server { listen 127.0.0.1:${port}; root ${join(folder, 'www')}; add_header content-encoding br; }
}`,
  )
  execFileSync('nginx', ['-c', config])
  const master = Number(readFileSync(pidFile, 'utf8'))
  const worker = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8')
  return {
    url: `http://127.0.0.1:${port}/page.html`,
    pid: Number(worker.trim().split(' ')[0]),
    stop: () => process.kill(master),
  }
}

/** Starts a node:http server that only sends the same body from memory. */
export async function startMemoryServer(folder: string, body: Buffer): Promise<Rival> {
  const file = join(folder, 'body')
  writeFileSync(file, body)
  const child = fork('bench/pages/memory-server.ts', [file], {
    execArgv: ['--conditions=production', '--import', 'tsx'],
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return toRival(`http://127.0.0.1:${port}/`, child)
}

/** Starts a site with a single page of Next, built with `next build` and run with `next start`. */
export async function startBareNext(): Promise<Rival> {
  const port = await findFreePort()
  const next = 'node_modules/next/dist/bin/next'
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
  // Turbopack would add the middleware and instrumentation of this site, which are below its root.
  const build = [next, 'build', 'bench/pages/next', '--webpack']
  execFileSync(process.execPath, build, { env, stdio: 'ignore' })
  const args = [next, 'start', 'bench/pages/next', '-p', String(port)]
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}/`
  while (!(await fetch(url).catch(() => undefined))) await new Promise((r) => setTimeout(r, 100))
  return toRival(url, child)
}

function toRival(url: string, child: ChildProcess): Rival {
  return { url, pid: child.pid as number, stop: () => child.kill() }
}
