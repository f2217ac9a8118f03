// Runs PostgreSQL while the pipe on standard input is open. When the process at the other end dies,
// even after kill -9, the pipe closes and the database shuts down. Written in plain JavaScript,
// because it runs without a loader, and in a separate session, which Ctrl-C does not reach.
import { spawn, spawnSync } from 'node:child_process'
import { openSync, rmSync, writeFileSync } from 'node:fs'

const { postgres, pgCtl, dataDir, logFile, pidFile, args, user } = JSON.parse(process.argv[2])

const log = openSync(logFile, 'a')
const server = spawn(postgres, ['-D', dataDir, ...args], {
  cwd: dataDir,
  stdio: ['ignore', log, log],
  ...user,
})
writeFileSync(pidFile, String(process.pid))
server.on('exit', (code) => {
  rmSync(pidFile, { force: true })
  process.exit(code ?? 1)
})

function stop() {
  // Fast mode: open transactions are rolled back, the checkpoint is written.
  spawnSync(pgCtl, ['stop', '-D', dataDir, '-m', 'fast', '-w', '-t', '30'], {
    cwd: dataDir,
    stdio: 'ignore',
    ...user,
  })
}
process.stdin.on('end', stop).on('error', stop).resume()
process.on('SIGTERM', stop).on('SIGINT', stop).on('SIGHUP', stop)
